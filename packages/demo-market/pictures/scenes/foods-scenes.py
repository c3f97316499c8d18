"""Things to eat beside their packs; the food's colour is the second slot."""
import math
import random

import bpy
from mathutils import noise

from bags import bag
from props import Beans, daylight, mound, table, wall
from studio import Material, block, camera, curve, lathe, printed_block, put, scene, smooth
from stuffs import baked, ball, biscuit


class Lumps(Beans):
    """Lumps of a few shapes, strewn or heaped as beans are."""

    def __init__(self, size, material, stretch=(1, 1, 1), dents=0.12):
        self.size = size
        self.shapes = [ball(0.5, material, dents, seed * 3.7, stretch) for seed in range(5)]

    def placed(self):
        return [thing for thing in bpy.data.objects if thing.data in self.shapes]


def pouch():
    bag(w=1.18, h=1.75, depth=0.6, kind="kraft", label=(0.03, 0.97, 0.03, 0.84), seed=31, valve=False).rotation_euler.z = math.radians(-8)


def pack(w=1.3, h=1.3, at=(-0.3, 0.3), turn=-12):
    """The food's box, its label in front."""
    box = printed_block(w, 0.5, h, 0.016, 0.55)
    box.rotation_euler.z, box.location = math.radians(turn), (at[0], at[1], 0)


def bowl(at, r=0.5, h=0.24):
    """A shallow bowl of white china."""
    china = Material("china", "#efe8dc", rough=0.24, specular=0.5).done()
    side = curve([(0, 0.03), (r * 0.45, 0.02), (r * 0.55, 0.02), (r * 0.8, h * 0.4), (r, h), (r - 0.012, h + 0.012), (r - 0.03, h), (r * 0.76, h * 0.45), (r * 0.4, 0.06), (0, 0.055)], 6)
    put("bowl", lathe(side, 128, sharp=180), china, (*at, 0))


def bowlful(lumps, at=(0.92, -0.62), r=0.46):
    bowl(at, r)
    lumps.heap(mound(r * 0.72, 0.2, seed=3), ((-r, r), (-r, r)), step=0.56, layers=2, centre=at)
    for thing in lumps.placed():
        thing.location.z += 0.13
    lumps.strew(7, lambda: (at[0] + random.gauss(-0.5, 0.3), at[1] - 0.5 + random.gauss(0, 0.06)))


def by_window(kind="linen"):
    table(kind, "oak" if kind == "wood" else "table")
    wall(4.2)
    daylight("window")


def see_pouch():
    camera((0.4, -8.0, 2.7), (0.2, -0.1, 0.84), 94, 5.6, (0.2, -0.5, 0.8))


def see_pack():
    camera((0.2, -7.8, 2.9), (0.04, -0.2, 0.54), 100, 5.6, (0, -0.4, 0.5))


@scene
def nuts():
    by_window()
    pouch()
    bowlful(Lumps(0.15, baked(crumb=5, rough=0.55, specular=0.35), (1, 0.78, 0.7), 0.1))
    see_pouch()


@scene
def cubes():
    """Soft cubes before their box: caramel, fudge, nougat, marshmallow."""
    by_window("stone")
    pack()
    soft = baked(crumb=3, rough=0.5, specular=0.35, least=0.8)
    def one(x, y, z, turn):
        piece = block(0.25, 0.25, 0.2, 0.045, 4, soft)
        piece.location, piece.rotation_euler = (x, y, z), (random.gauss(0, 0.02), random.gauss(0, 0.02), turn)
    for x, y in ((0.3, -0.82), (0.62, -0.72), (0.92, -0.86), (0.46, -1.14), (0.8, -1.18), (-0.2, -0.92)):
        one(x, y, 0, random.uniform(0, 1.5))
    for x, y in ((0.48, -0.88), (0.76, -0.98)):
        one(x, y, 0.2, random.uniform(0, 1.5))
    see_pack()


@scene
def rounds():
    """Plain round biscuits before their box."""
    by_window("linen")
    pack(1.2, 1.4)
    dough = baked(crumb=8)
    for level in range(4):
        biscuit(dough, (0.86 + random.gauss(0, 0.012), -0.66, 0.078 * level))
    for level in range(2):
        biscuit(dough, (0.3, -0.94, 0.078 * level))
    biscuit(dough, (0.62, -1.14, 0.03), 0.14)
    see_pack()


@scene
def fingers():
    """Long biscuits, baked twice, before their box."""
    by_window("wood")
    pack(1.2, 1.4)
    dough = baked(crumb=9)
    def one(x, y, z, turn):
        piece = smooth(block(0.78, 0.2, 0.15, 0.055, 4, dough))
        for v in piece.data.vertices:
            v.co.z *= 1 + 0.12 * noise.noise(v.co * 3)
        piece.location, piece.rotation_euler.z = (x, y, z), turn
    for k in range(3):
        one(0.62, -0.66 - 0.22 * k, 0, 0.12 + random.gauss(0, 0.05))
    for k in range(2):
        one(0.5 + 0.26 * k, -0.88, 0.145, 1.62 + random.gauss(0, 0.06))
    one(0.62, -0.86, 0.29, 0.3)
    see_pack()
