"""The sketch of Middle-earth that the map is drawn from: where each region lies, the coast, ranges, waters and woods.

Our own drawing, in map units on a sheet of 1768 by 1540, y downward. The regions' borders are not in it: they come from
the game's board, and the generator finds shapes that touch exactly where the board says.
"""

from typing import Final

Point = tuple[float, float]

WIDTH: Final = 1768
HEIGHT: Final = 1540

SITES: Final[dict[str, Point]] = {
    "andrast": (500, 1138),
    "anfalas": (656, 1124),
    "angmar": (546, 88),
    "arnor": (458, 120),
    "ash_mountains": (1524, 830),
    "barad_dur": (1604, 970),
    "bree": (570, 308),
    "buckland": (500, 355),
    "cardolan": (546, 568),
    "carrock": (1011, 234),
    "dagorlad": (1428, 854),
    "dale": (1362, 331),
    "dead_marshes": (1234, 918),
    "dimrill_dale": (964, 551),
    "dol_amroth": (872, 1204),
    "dol_guldur": (1143, 622),
    "druadan_forest": (1116, 976),
    "druwaith_iaur": (558, 984),
    "eagles_eyrie": (914, 217),
    "east_harondor": (1314, 1325),
    "east_rhun": (1679, 393),
    "eastemnet": (1016, 810),
    "eastern_brown_lands": (1276, 706),
    "eastern_emyn_muil": (1298, 806),
    "eastern_mirkwood": (1234, 489),
    "edoras": (949, 974),
    "enedwaith": (506, 850),
    "erebor": (1362, 160),
    "erech": (820, 1074),
    "ered_luin": (256, 299),
    "ettenmoors": (634, 192),
    "evendim": (390, 227),
    "fangorn": (862, 748),
    "far_harad": (1575, 1466),
    "folde": (1035, 966),
    "fords_of_bruinen": (772, 410),
    "fords_of_isen": (706, 944),
    "forlindon": (128, 269),
    "gap_of_rohan": (624, 868),
    "gladden_fields": (953, 443),
    "goblins_gate": (902, 324),
    "gorgoroth": (1585, 1104),
    "grey_havens": (216, 400),
    "harlindon": (164, 542),
    "helms_deep": (806, 974),
    "high_pass": (834, 376),
    "hollin": (730, 545),
    "iron_hills": (1592, 172),
    "khand": (1556, 1352),
    "lamedon": (967, 1120),
    "lorien": (906, 614),
    "lossarnach": (1098, 1156),
    "minas_morgul": (1406, 1090),
    "minas_tirith": (1121, 1072),
    "minhiriath": (402, 694),
    "morannon": (1442, 962),
    "moria": (846, 500),
    "mount_gram": (662, 96),
    "mount_gundabad": (780, 112),
    "narrows_of_the_forest": (1160, 475),
    "near_harad": (1346, 1441),
    "noman_lands": (1392, 728),
    "north_anduin_vale": (1067, 512),
    "north_downs": (516, 236),
    "north_dunland": (722, 636),
    "north_ered_luin": (292, 188),
    "north_ithilien": (1320, 968),
    "north_rhun": (1555, 461),
    "northern_dorwinion": (1484, 580),
    "northern_mirkwood": (1113, 174),
    "northern_rhovanion": (1310, 489),
    "nurn": (1538, 1227),
    "old_ford": (973, 364),
    "old_forest": (490, 471),
    "old_forest_road": (1133, 386),
    "orthanc": (748, 838),
    "osgiliath": (1193, 1198),
    "parth_celebrant": (960, 704),
    "pelargir": (1062, 1245),
    "rhosgobel": (1057, 405),
    "rivendell": (818, 260),
    "south_anduin_vale": (1035, 628),
    "south_downs": (638, 466),
    "south_dunland": (690, 752),
    "south_ered_luin": (330, 564),
    "south_ithilien": (1306, 1180),
    "south_rhun": (1642, 788),
    "southern_dorwinion": (1482, 702),
    "southern_mirkwood": (1243, 602),
    "southern_rhovanion": (1358, 598),
    "tharbad": (576, 708),
    "the_shire": (408, 395),
    "tower_hills": (324, 419),
    "trollshaws": (728, 315),
    "umbar": (1084, 1453),
    "vale_of_the_carnen": (1472, 372),
    "vale_of_the_celduin": (1430, 491),
    "weather_hills": (652, 306),
    "west_harondor": (1145, 1345),
    "westemnet": (914, 888),
    "western_brown_lands": (1147, 726),
    "western_emyn_muil": (1162, 838),
    "western_mirkwood": (1106, 283),
    "withered_heath": (1237, 168),
    "woodland_realm": (1214, 317),
}

COAST: Final[tuple[Point, ...]] = (
    # The ice bay of Forochel, and the north of the Blue Mountains
    (430, -10), (420, 40), (404, 76), (376, 98), (344, 98), (318, 84), (286, 84), (256, 98), (238, 124), (220, 146),
    # Forlindon and the gulf of Lhûn
    (184, 160), (142, 162), (104, 178), (72, 206), (52, 249), (46, 299), (62, 341), (98, 362), (138, 362), (172, 376),
    (194, 400), (196, 419), (176, 431), (142, 433), (106, 445), (78, 471),
    # Harlindon, and the bay before the mouth of the Baranduin
    (64, 512), (66, 555), (80, 596), (104, 632), (140, 650), (178, 644), (208, 628), (240, 632), (268, 650), (290, 678),
    # Eryn Vorn, the mouth of the Gwathló, Enedwaith
    (300, 708), (288, 738), (262, 758), (268, 780), (306, 786), (346, 784), (378, 796), (398, 820), (408, 850),
    (418, 884), (432, 916), (452, 942), (456, 968),
    # The mouth of the Isen, the cape of Andrast
    (446, 1000), (430, 1034), (408, 1066), (382, 1096), (366, 1128), (370, 1162), (396, 1184), (434, 1188), (476, 1180),
    # Anfalas, Belfalas, the bay of Cobas
    (520, 1180), (566, 1188), (612, 1198), (656, 1202), (698, 1202), (734, 1212), (756, 1233), (776, 1260), (804, 1283),
    (840, 1293), (874, 1288), (902, 1270), (921, 1247), (938, 1227), (960, 1219),
    # The mouths of the Anduin
    (980, 1231), (992, 1253), (999, 1281), (1016, 1301), (1037, 1313),
    # Harondor, the haven of Umbar
    (1047, 1331), (1037, 1355), (1013, 1371), (978, 1381), (944, 1387), (923, 1404), (927, 1423), (953, 1433),
    (967, 1447), (953, 1465), (927, 1481), (914, 1504), (912, 1550),
)  # fmt: skip

RANGES: Final[tuple[tuple[float, tuple[Point, ...]], ...]] = (
    # half a width, and the ridge: no region reaches into it
    (17, ((212, 164), (204, 206), (192, 256), (190, 310), (198, 350))),  # the Blue Mountains, north
    (15, ((250, 471), (244, 514), (236, 547))),  # the Blue Mountains, south
    (16, ((716, 206), (752, 196), (800, 186), (850, 180))),  # Mount Gundabad's southern wall
    (18, ((858, 186), (862, 234), (866, 283), (862, 317))),  # the Misty Mountains, north of the High Pass
    (18, ((884, 388), (892, 431), (906, 480), (900, 505))),  # ... south of it, to Caradhras
    (14, ((800, 445), (836, 436), (884, 419))),
    (18, ((846, 564), (832, 604), (818, 648), (806, 694), (794, 744), (784, 788))),  # ... Moria to Isengard
    (44, ((892, 30), (942, 52), (1011, 40), (1133, 28), (1250, 28), (1352, 26), (1432, 10))),  # the Grey Mountains
    (18, ((578, 1070), (636, 1046), (694, 1034), (760, 1040))),  # the White Mountains, from Andrast
    (20, ((760, 1040), (830, 1018), (884, 1024), (942, 1044), (1011, 1032), (1054, 1026))),
    (16, ((1047, 1028), (1035, 1084), (1020, 1134), (1011, 1174))),
    (18, ((1372, 994), (1398, 1022), (1452, 1028))),  # Mordor: above Minas Morgul
    (18, ((1492, 902), (1544, 900), (1597, 894), (1690, 890), (1768, 884))),  # the Ash Mountains
    (16, ((1503, 904), (1512, 954), (1519, 1004), (1544, 1034))),  # Barad-dûr's western spur
    (24, ((1700, 894), (1702, 954), (1712, 1004), (1732, 1038), (1768, 1056))),  # ... and its eastern one
    (18, ((1368, 1154), (1400, 1184), (1412, 1233), (1424, 1277))),  # the Mountains of Shadow
    (20, ((1424, 1277), (1482, 1291), (1552, 1288), (1640, 1269), (1768, 1238))),
)

SEA_OF_RHUN: Final[tuple[Point, ...]] = (
    (1576, 564), (1600, 542), (1628, 551), (1643, 580), (1638, 610), (1647, 640), (1632, 672), (1606, 680), (1584, 662),
    (1570, 630), (1576, 600),
)  # fmt: skip

LAKES: Final[dict[str, tuple[Point, ...]]] = {
    # in the region that they lie in
    "evendim": ((340, 267), (352, 253), (372, 258), (386, 249), (394, 262), (380, 276), (360, 274), (348, 283)),
    "nurn": ((1560, 1219), (1580, 1208), (1605, 1212), (1616, 1223), (1603, 1234), (1583, 1231), (1568, 1238)),
    "dale": ((1440, 243), (1451, 237), (1464, 241), (1472, 250), (1465, 258), (1452, 253), (1443, 255)),
}

RIVERS: Final[dict[str, tuple[float, str]]] = {
    # how broad it is at its end, and the borders that it runs along, from its springs to where it ends
    "anduin": (
        9,
        "eagles_eyrie-carrock old_ford-carrock old_ford-rhosgobel gladden_fields-rhosgobel "
        "gladden_fields-north_anduin_vale dimrill_dale-north_anduin_vale dimrill_dale-south_anduin_vale "
        "parth_celebrant-south_anduin_vale parth_celebrant-western_brown_lands eastemnet-western_brown_lands "
        "eastemnet-western_emyn_muil druadan_forest-western_emyn_muil druadan_forest-dead_marshes "
        "osgiliath-dead_marshes osgiliath-north_ithilien osgiliath-south_ithilien osgiliath-west_harondor "
        "pelargir-west_harondor",
    ),
    "baranduin": (
        5,
        "evendim-buckland the_shire-buckland the_shire-old_forest south_ered_luin-old_forest south_ered_luin-cardolan "
        "south_ered_luin-minhiriath",
    ),
    "gwathlo": (
        6,
        "ettenmoors-trollshaws weather_hills-trollshaws south_downs-trollshaws south_downs-hollin "
        "south_downs-north_dunland cardolan-north_dunland tharbad-cardolan minhiriath-tharbad minhiriath-enedwaith",
    ),
    "bruinen": (4, "rivendell-fords_of_bruinen trollshaws-fords_of_bruinen trollshaws-hollin"),
    "glanduin": (3.5, "moria-hollin hollin-north_dunland"),
    "isen": (5, "orthanc-fords_of_isen gap_of_rohan-fords_of_isen gap_of_rohan-druwaith_iaur enedwaith-druwaith_iaur"),
    "lhun": (4, "ered_luin-north_ered_luin ered_luin-evendim ered_luin-tower_hills"),
    "celduin": (
        5,
        "woodland_realm-dale old_forest_road-dale northern_rhovanion-dale northern_rhovanion-vale_of_the_carnen "
        "vale_of_the_celduin-vale_of_the_carnen vale_of_the_celduin-north_rhun northern_dorwinion-north_rhun",
    ),
    "carnen": (3.5, "iron_hills-vale_of_the_carnen east_rhun-vale_of_the_carnen north_rhun-vale_of_the_carnen"),
    "entwash": (4.5, "fangorn-westemnet eastemnet-westemnet eastemnet-folde eastemnet-druadan_forest"),
    "limlight": (3.5, "fangorn-parth_celebrant eastemnet-parth_celebrant"),
    "celebrant": (3.5, "lorien-dimrill_dale parth_celebrant-dimrill_dale"),
    "ringlo": (4, "erech-lamedon dol_amroth-lamedon"),
    "poros": (4, "east_harondor-south_ithilien west_harondor-south_ithilien"),
    "harnen": (4.5, "east_harondor-near_harad west_harondor-near_harad west_harondor-umbar"),
}

WOODS: Final[dict[str, int]] = {
    # how many trees: few where people live
    "northern_mirkwood": 60, "western_mirkwood": 60, "woodland_realm": 42, "old_forest_road": 34,
    "narrows_of_the_forest": 48, "eastern_mirkwood": 52, "southern_mirkwood": 52, "dol_guldur": 30, "fangorn": 60,
    "old_forest": 46, "lorien": 40, "druadan_forest": 34, "trollshaws": 28, "rhosgobel": 12,
    "carrock": 6, "hollin": 10, "enedwaith": 8, "druwaith_iaur": 22, "bree": 12, "south_ithilien": 12,
    "north_ithilien": 14, "the_shire": 8, "harlindon": 12, "forlindon": 10, "minhiriath": 12, "buckland": 4,
}  # fmt: skip

HILLS: Final[dict[str, int]] = {
    "weather_hills": 9, "north_downs": 9, "south_downs": 9, "tower_hills": 7, "western_emyn_muil": 12,
    "eastern_emyn_muil": 12, "iron_hills": 16, "ettenmoors": 10, "evendim": 5, "arnor": 5, "hollin": 4, "cardolan": 5,
    "the_shire": 4, "tharbad": 2, "north_dunland": 8, "south_dunland": 7, "ered_luin": 4, "north_ered_luin": 5,
    "south_ered_luin": 5, "andrast": 8, "anfalas": 4, "erech": 5, "lamedon": 4, "dol_amroth": 4, "eagles_eyrie": 6,
    "angmar": 8, "mount_gram": 8, "mount_gundabad": 10, "withered_heath": 6, "erebor": 5, "dale": 3, "ash_mountains": 8,
    "noman_lands": 6, "eastern_brown_lands": 6, "western_brown_lands": 6, "dagorlad": 3, "gorgoroth": 8, "nurn": 3,
    "barad_dur": 5, "east_rhun": 8, "south_rhun": 7, "north_rhun": 5, "khand": 8, "far_harad": 8, "near_harad": 5,
    "umbar": 5, "east_harondor": 4, "west_harondor": 3, "moria": 5, "high_pass": 4, "goblins_gate": 4, "rivendell": 3,
    "minas_morgul": 4, "morannon": 3, "lossarnach": 3, "edoras": 2, "folde": 2, "helms_deep": 3, "harlindon": 3,
    "southern_dorwinion": 5, "northern_dorwinion": 5, "druwaith_iaur": 4, "vale_of_the_carnen": 3,
}  # fmt: skip

MARSHES: Final[dict[str, int]] = {
    "dead_marshes": 20, "gladden_fields": 12, "tharbad": 7, "north_ithilien": 3, "eastern_emyn_muil": 3,
    "osgiliath": 4, "pelargir": 5, "noman_lands": 4,
}  # fmt: skip

GRASS: Final[dict[str, int]] = {
    "eastemnet": 16, "westemnet": 14, "folde": 7, "edoras": 6, "fords_of_isen": 8, "gap_of_rohan": 8, "minhiriath": 10,
    "enedwaith": 12, "cardolan": 8, "tharbad": 7, "parth_celebrant": 10, "northern_rhovanion": 10,
    "southern_rhovanion": 12, "vale_of_the_celduin": 10, "vale_of_the_carnen": 8, "northern_dorwinion": 6,
    "southern_dorwinion": 6, "north_anduin_vale": 8, "south_anduin_vale": 9, "south_ered_luin": 8, "east_rhun": 9,
    "south_rhun": 8, "dale": 7, "west_harondor": 8, "east_harondor": 7, "near_harad": 8, "far_harad": 7, "khand": 6,
    "anfalas": 6, "dol_amroth": 5, "pelargir": 5, "osgiliath": 5, "buckland": 6, "the_shire": 6, "arnor": 6,
    "angmar": 3, "old_ford": 6, "carrock": 6, "north_rhun": 6, "umbar": 5, "dimrill_dale": 5, "old_forest_road": 5,
}  # fmt: skip
