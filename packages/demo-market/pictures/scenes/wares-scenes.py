"""Single wares: what coffee is brewed, served and kept clean with."""
import math
import random

from props import Beans, daylight, table, wall
from studio import camera, curve, lathe, put, scene, tube
from stuffs import glaze


def by_window(kind="stone", wood="oak"):
    table(kind, wood if kind == "wood" else "table")
    wall(4.2)
    daylight("window")


def few_beans(x=0.8, y=-0.8, count=16):
    Beans().strew(count, lambda: (random.gauss(x, 0.28), random.gauss(y, 0.1)))


def see(middle, lens=110, height=2.6):
    camera((0.3, -7.0, height), (0.04, 0, middle), lens, 5.6, (0, -0.35, middle))


@scene
def dripper():
    """A cone for one filter on its foot, ready for any mug."""
    by_window("wood")
    clay = glaze()
    put("cone", lathe(curve([(0.2, 0.0), (0.52, 0.0), (0.57, 0.02), (0.565, 0.045), (0.42, 0.06), (0.28, 0.085), (0.245, 0.13), (0.29, 0.24), (0.44, 0.52), (0.57, 0.75), (0.578, 0.774), (0.56, 0.784), (0.54, 0.765), (0.4, 0.5), (0.22, 0.2), (0.1, 0.1)], 6), 128, sharp=180), clay)
    ribs = [(0.535 - 0.0115 * k, 0.76 - 0.0185 * k) for k in range(30)]
    for spin in range(12):
        a0 = spin * math.pi / 6
        tube([(r * 0.985 * math.cos(a0 + k * 0.03), r * 0.985 * math.sin(a0 + k * 0.03), z) for k, (r, z) in enumerate(ribs)], 0.014, clay, steps=2)
    c, s = math.cos(-0.35), math.sin(-0.35)
    tube([(r * c, r * s, h, k) for r, h, k in ((0.48, 0.6, 1.25), (0.68, 0.62, 1), (0.78, 0.5, 1), (0.72, 0.34, 1), (0.55, 0.24, 1), (0.29, 0.22, 1.2))], 0.045, clay)
    few_beans(-0.75, -0.62)
    see(0.36, 124, 3.2)


@scene
def interior():
    """A table before a wall, for what is laid on it later."""
    by_window("stone")
    see(0.62, 96, 2.6)
