"""Bags of coffee."""
import math
import random

from bags import bag
from props import Beans, daylight, ground_coffee, table, wall
from studio import camera, scene


def strewn(beans, count, near=(0, -0.9), spread=(0.8, 0.3)):
    beans.strew(count, lambda: (random.gauss(near[0], spread[0]), random.gauss(near[1], spread[1])))


@scene
def bag_matte():
    table("stone")
    wall(4.2)
    daylight("window")
    bag(kind="matte", label=(0.03, 0.97, 0.03, 0.84), seed=3).rotation_euler.z = math.radians(-9)
    strewn(Beans(), 26, (0.75, -0.85), (0.42, 0.24))
    camera((0.3, -8.2, 2.0), (0.06, 0, 1.06), 92, 5.6, (0, -0.4, 1.1))


@scene
def bag_kraft():
    table("wood", "oak")
    wall(4.6)
    daylight("window", 1, 1.3)
    bag(w=1.3, h=1.9, depth=0.8, kind="kraft", label=(0.03, 0.97, 0.03, 0.86), seed=8, top="rolled", valve=False, fill=0.78, pressure=4.0).rotation_euler.z = math.radians(7)
    ground_coffee(0.5, 0.2, (-0.95, -0.75, 0), squash=0.8)
    camera((-0.4, -8.2, 2.5), (-0.16, -0.1, 0.98), 92, 5.6, (0, -0.4, 1.1))


@scene
def bag_leaves():
    table("paper")
    wall(3.2)
    daylight("leaves")
    bag(w=1.4, h=2.05, depth=0.62, kind="gloss", label=(0.03, 0.97, 0.03, 0.85), seed=12, fill=0.66, pressure=6.5, seal=0.16).rotation_euler.z = math.radians(12)
    strewn(Beans(), 22, (-0.9, -0.75), (0.36, 0.24))
    camera((-0.2, -8.4, 1.7), (-0.05, 0, 1.08), 92, 8, (0, -0.4, 1.1))


@scene
def bag_paper():
    table("linen")
    wall(4.0)
    daylight("window")
    bag(w=1.28, h=2.0, depth=0.74, kind="kraft", label=(0.03, 0.97, 0.03, 0.84), seed=44, fill=0.74, pressure=4.5).rotation_euler.z = math.radians(-14)
    Beans().pour(150, (0.2, 0.16), None, at=(0.92, -0.5))
    camera((0.5, -8.3, 2.4), (0.2, -0.1, 1.03), 92, 5.6, (0, -0.4, 1.1))


@scene
def bag_ground():
    table("stone")
    wall(3.4)
    daylight("leaves", 1, 1.1)
    bag(w=1.3, h=1.95, depth=0.7, kind="matte", label=(0.03, 0.97, 0.03, 0.84), seed=52, fill=0.7, pressure=5.5).rotation_euler.z = math.radians(11)
    ground_coffee(0.42, 0.17, (0.95, -0.75, 0), squash=0.85, seed=4)
    camera((0.3, -8.3, 2.1), (0.16, -0.1, 1.02), 92, 5.6, (0, -0.4, 1.1))
