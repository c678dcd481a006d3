"""The rules as steps: a module a phase or a part of one."""
