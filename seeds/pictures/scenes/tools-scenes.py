"""What coffee is ground and brewed with."""
import math
import random

from props import Beans, daylight, table, wall
from studio import Material, block, camera, curve, glass, lathe, put, scene, tube


def steel(rough=0.26, along=(0.1, 0.1, 5)):
    m = Material("steel", "#c3c0ba", rough=rough, metal=1.0)
    return m.bump(m.noise(36, 2, m.coords(scale=along)), 0.04, 0.004).done()


def powder(slot="body"):
    """Paint baked onto metal."""
    m = Material("powder", slot=slot, rough=0.44, specular=0.4)
    return m.bump(m.noise(150, 2), 0.1, 0.003).done()


def walnut():
    m = Material("walnut", rough=0.45, specular=0.35)
    return m.colour(m.ramp(m.noise(5, 7, m.coords(scale=(1, 3, 0.5)), 0.6), [(0.3, "#3a2114"), (0.5, "#56331f"), (0.7, "#784c30")])).done()


@scene
def hand_grinder():
    table("wood", "oak")
    wall(4.0)
    daylight("window")
    paint, metal, wood = powder(), steel(), walnut()
    r = 0.25
    put("cup", lathe(curve([(0, 0.01), (r - 0.03, 0.0), (r - 0.006, 0.012), (r, 0.035), (r, 0.08)], 4) + [(r, 0.62), (r - 0.006, 0.632)], 128, sharp=30), metal)
    put("joint", lathe([(r - 0.012, 0.63), (r - 0.012, 0.65)], 128), Material("joint", "#161514", rough=0.5).done())
    put("shell", lathe([(r - 0.008, 0.65)] + curve([(r, 0.66), (r, 0.9), (r, 1.3), (r, 1.58), (r - 0.004, 1.6), (r - 0.014, 1.606)], 5), 128, sharp=40), paint)
    grip = Material("grip", "#1c1a19", rough=0.7, specular=0.25)
    put("grip", lathe([(r, 0.9), (r + 0.014, 0.912), (r + 0.014, 1.218), (r, 1.23)], 128, lambda a: 1 + 0.006 * math.cos(a * 60), 25), grip.done())
    put("top", lathe(curve([(r - 0.01, 1.604), (r - 0.012, 1.625), (r - 0.05, 1.645), (0.09, 1.66), (0.075, 1.69), (0.07, 1.76), (0.055, 1.775), (0, 1.777)], 4), 128, sharp=180), metal)
    arm = block(0.86, 0.1, 0.036, 0.012, material=metal)
    arm.location, arm.rotation_euler = (0.36, -0.05, 1.735), (0, math.radians(4), math.radians(-14))
    put("knob", lathe(curve([(0, 0), (0.055, 0.0), (0.062, 0.02), (0.07, 0.1), (0.105, 0.2), (0.112, 0.27), (0.085, 0.325), (0, 0.34)], 6), 64, sharp=180), wood, (0.72, -0.14, 1.745))
    beans = Beans()
    beans.pour(110, (0.2, 0.16), None, at=(-0.74, -0.35))
    beans.strew(12, lambda: (random.gauss(-0.1, 0.6), random.gauss(-0.86, 0.14)))
    camera((0.3, -7.8, 2.7), (0.1, 0, 0.96), 100, 5.6, (0, -0.25, 0.9))


@scene
def grinder():
    """An electric grinder: a motor block, the burrs' housing with its dial, a hopper of beans."""
    table("stone")
    wall(4.0)
    daylight("window")
    paint, metal = powder(), steel()
    dark = Material("dark", "#1a1918", rough=0.4, specular=0.4).done()
    block(0.78, 1.12, 0.1, 0.045, 5, paint)
    block(0.6, 0.52, 1.3, 0.09, 6, paint).location = (0, 0.22, 0.06)
    housing = [(0, 0), (0.235, 0.0), (0.265, 0.012), (0.27, 0.04), (0.27, 0.5)]
    put("housing", lathe(housing, 128, sharp=30), paint, (0, -0.36, 1.04), (math.radians(-90), 0, 0))
    put("dial", lathe([(0, 0), (0.19, 0.0), (0.205, 0.01), (0.21, 0.03), (0.21, 0.075)], 128, lambda a: 1 + 0.008 * math.cos(a * 48), 30), metal, (0, -0.425, 1.04), (math.radians(-90), 0, 0))
    put("cap", lathe(curve([(0, 0), (0.13, 0.0), (0.145, 0.008), (0.15, 0.02)], 3), 96, sharp=180), dark, (0, -0.44, 1.04), (math.radians(-90), 0, 0))
    chute = put("chute", lathe([(0.07, 0), (0.085, 0.0), (0.085, 0.2), (0.1, 0.24)], 64), metal, (0, -0.26, 0.6))
    chute.rotation_euler.x = math.radians(6)
    put("cup", lathe(curve([(0, 0.0), (0.15, 0.0), (0.17, 0.015), (0.175, 0.05), (0.175, 0.36), (0.182, 0.372), (0.172, 0.38), (0.163, 0.36), (0.16, 0.06), (0, 0.03)], 4), 96, sharp=40), metal, (0, -0.29, 0.1))
    put("collar", lathe([(0.2, 1.3), (0.22, 1.31), (0.22, 1.4), (0.2, 1.41)], 96, sharp=30), dark, (0, 0.06, 0))
    put("hopper", lathe([(0.19, 1.4), (0.2, 1.44), (0.36, 1.72), (0.365, 1.92), (0.352, 1.92), (0.348, 1.725), (0.19, 1.45), (0.18, 1.4)], 128, sharp=25), glass("hopper", "#cfc9c2"), (0, 0.06, 0))
    put("lid", lathe(curve([(0.35, 1.915), (0.374, 1.92), (0.376, 1.95), (0.36, 1.965), (0.1, 1.97), (0.06, 1.985), (0.055, 2.02), (0, 2.025)], 4), 96, sharp=180), dark, (0, 0.06, 0))
    stock = Beans(slot=None)
    for level in range(9):
        z = 1.46 + level * 0.042
        reach = 0.14 + min(0.16, (z - 1.45) * 0.57)
        for _ in range(26):
            a, d = random.uniform(0, 6.3), reach * math.sqrt(random.uniform(0.3, 1))
            stock.one((d * math.cos(a), 0.06 + d * math.sin(a), z), (random.uniform(0, 6), random.uniform(0, 6), random.uniform(0, 6)))
    Beans().strew(22, lambda: (random.gauss(-0.85, 0.3), random.gauss(-0.75, 0.16)))
    camera((-1.5, -8.0, 2.9), (-0.1, 0, 0.98), 96, 6, (0, -0.4, 1.0))
