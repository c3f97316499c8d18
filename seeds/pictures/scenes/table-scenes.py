"""What stands on a set table: cups, sweets, and the picture of the front page."""
import math
import random

from mathutils import Vector, noise

import studio
from bags import bag
from props import Beans, daylight, ground_coffee, mound, table, wall
from studio import Material, block, camera, curve, lathe, put, scene, sheet, smooth, tube


def glaze(slot="body"):
    m = Material("glaze", slot=slot, rough=0.22, specular=0.5)
    m.grain(m.between(m.noise(70, 2), 0.86, 1.0, 0.3, 0.4))
    return m.bump(m.noise(3, 3), 0.05, 0.03).done()


def cup(at=(0, 0, 0), turn=0.0, slot="body", size=1.0):
    """A cup of coffee on its saucer."""
    clay = glaze(slot)
    x, y, z = at
    put("saucer", lathe(curve([(0, 0.02), (0.3, 0.02), (0.42, 0.045), (0.66, 0.11), (0.74, 0.15), (0.745, 0.165), (0.72, 0.165), (0.6, 0.12), (0.4, 0.07), (0.3, 0.055), (0, 0.055)], 5), 128, sharp=180), clay, at, scale=size)
    wallside = curve([(0, 0.07), (0.26, 0.07), (0.29, 0.1), (0.4, 0.28), (0.46, 0.5), (0.475, 0.66), (0.47, 0.675), (0.452, 0.668), (0.435, 0.5), (0.37, 0.28), (0.2, 0.13), (0, 0.11)], 6)
    put("cup", lathe(wallside, 128, sharp=180), clay, at, scale=size)
    c, s = math.cos(turn), math.sin(turn)
    handle = [(r * c * size + x, r * s * size + y, h * size + z, k) for r, h, k in ((0.44, 0.57, 1.2), (0.6, 0.6, 1), (0.7, 0.5, 1), (0.66, 0.36, 1), (0.52, 0.26, 1), (0.38, 0.24, 1.2))]
    tube(handle, 0.042 * size, clay)
    coffee = Material("coffee", rough=0.14, specular=0.5)
    swirl = coffee.noise(3.2, 6, distortion=2.4)
    coffee.colour(coffee.ramp(swirl, [(0.35, "#3a1c0c"), (0.52, "#7b4a22"), (0.68, "#b57f47")]))
    put("coffee", lathe([(0, 0.575), (0.42, 0.575), (0.444, 0.582)], 96), coffee.done(), at, scale=size)


@scene
def cup_window():
    table("wood", "oak")
    wall(4.0)
    daylight("window")
    cup((0, 0, 0), -0.5)
    Beans(size=0.1).strew(16, lambda: (random.gauss(-0.75, 0.4), random.gauss(-0.75, 0.14)))
    camera((0.4, -6.4, 3.1), (0.02, 0, 0.28), 105, 4, (0, -0.3, 0.5))


def cookie(at, turn=(0, 0, 0), seed=0, size=0.36):
    dough = Material("dough", rough=0.85, specular=0.2)
    dough.colour(dough.ramp(dough.noise(7, 6), [(0.3, "#8f5c2c"), (0.5, "#c08a4c"), (0.7, "#d9ae73")]))
    dough.bump(dough.noise(9, 8), 0.9, 0.06)
    disc = lathe(curve([(0, 0), (0.8, 0), (0.98, 0.08), (0.96, 0.18), (0.8, 0.28), (0.4, 0.33), (0, 0.34)], 5), 72, lambda a: 1 + 0.04 * math.sin(a * 3 + seed) + 0.025 * math.sin(a * 7 + seed * 2), 180)
    for v in disc.vertices:
        v.co += v.normal * 0.05 * noise.noise(v.co * 3 + Vector((seed * 3.7, 0, 0)))
    thing = put("cookie", disc, dough.done(), at, turn, size)
    dark = Material("chip", "#2a140b", rough=0.3, specular=0.5).done()
    for _ in range(13):
        a, r = random.uniform(0, 6.3), math.sqrt(random.uniform(0, 0.7))
        chip = block(0.2, 0.18, 0.16, 0.05)
        chip.data.materials.append(dark)
        chip.parent = thing
        chip.location = (r * math.cos(a), r * math.sin(a), 0.24 - 0.06 * r)
        chip.rotation_euler = (random.gauss(0, 0.4), random.gauss(0, 0.4), a)


@scene
def cookies():
    table("linen")
    wall(4.2)
    daylight("window")
    bag(w=1.2, h=1.75, depth=0.62, kind="kraft", label=(0.03, 0.97, 0.03, 0.84), seed=5, valve=False).rotation_euler.z = math.radians(-7)
    for k in range(3):
        cookie((0.92, -0.62, 0.118 * k), (random.gauss(0, 0.03), random.gauss(0, 0.03), k * 2.0), k)
    cookie((0.5, -1.02, 0.07), (0.16, 0.06, 1), 7)
    camera((0.4, -8.0, 2.6), (0.17, -0.1, 0.86), 96, 5.6, (0.1, -0.5, 0.9))


@scene
def hero():
    studio.SIZE[:] = [960, 540]
    table("wood", "oak")
    wall(4.0)
    daylight("leaves")
    bag(w=1.3, h=1.95, depth=0.72, kind="kraft", label=(0.03, 0.97, 0.03, 0.84), seed=21, valve=True).rotation_euler.z = math.radians(-12)
    cup((1.2, -0.6, 0), -0.4, "second", 0.86)
    beans = Beans()
    beans.heap(mound(0.5, 0.2, 0.8, 9), ((-0.5, 0.5), (-0.42, 0.42)), step=0.62, centre=(-0.95, -0.4))
    beans.strew(34, lambda: (random.gauss(-0.2, 0.9), random.gauss(-0.95, 0.22)))
    camera((-0.4, -9.4, 2.3), (-0.95, 0, 0.98), 58, 4, (0, -0.5, 0.9))
