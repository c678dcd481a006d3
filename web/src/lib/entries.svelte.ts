/**
 * A record whose entries are watched one by one. What is written into it comes as a whole; only those who read an entry that
 * is another than before are disturbed. A `$derived` record would be another record each time, and a hundred readers would
 * look into it to find that nothing of theirs has changed.
 */
import { untrack } from "svelte";

class Entry<Value> {
  value: Value = $state.raw() as Value;
  constructor(value: Value) {
    this.value = value;
  }
}

export class Entries<Value> {
  private readonly all: ReadonlyMap<string, Entry<Value>>;

  /** All names are known from the start; an entry of which nothing is told has the value `none`. */
  constructor(
    names: readonly string[],
    private readonly none: Value,
    private readonly same: (one: Value, two: Value) => boolean = Object.is,
  ) {
    this.all = new Map(names.map((name) => [name, new Entry(none)]));
  }

  get(name: string): Value {
    return this.all.get(name)?.value ?? this.none;
  }

  write(told: Readonly<Record<string, Value>>): void {
    untrack(() => {
      for (const [name, entry] of this.all) {
        const value = told[name] ?? this.none;
        if (!this.same(entry.value, value)) entry.value = value;
      }
    });
  }
}
