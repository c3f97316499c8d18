"""What stands on a set table: cups, sweets, and the picture of the front page."""
import math
import random

from mathutils import Vector, noise

import studio
from bags import bag
from props import Beans, daylight, table, wall
from studio import Material, block, camera, curve, lathe, printed_block, put, scene, sheet, thicken, tube
from stuffs import ball, glaze, metal


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
    swirl = coffee.noise(4.5, 7, distortion=0.6)
    coffee.colour(coffee.ramp(swirl, [(0.3, "#6b3d1b"), (0.5, "#8a5528"), (0.7, "#a87040")]))
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
    beans.pour(170, (0.22, 0.16), None, at=(-1.0, -0.4))
    beans.strew(22, lambda: (random.gauss(0.2, 0.8), random.gauss(-1.0, 0.2)))
    camera((-0.4, -9.4, 2.3), (-0.95, 0, 0.98), 58, 4, (0, -0.5, 0.9))


@scene
def sweets():
    """A box of sweets, truffles dusted with cocoa before it."""
    table("stone")
    wall(4.0)
    daylight("window")
    box = printed_block(1.75, 0.62, 1.2, 0.016, 0.55)
    box.rotation_euler.z, box.location = math.radians(-11), (0.12, 0.1, 0)
    cocoa = Material("cocoa", rough=0.95, specular=0.1)
    cocoa.colour(cocoa.ramp(cocoa.noise(16, 6), [(0.3, "#2a140b"), (0.5, "#4a2818"), (0.7, "#6e4530")]))
    cocoa.bump(cocoa.noise(34, 4), 0.6, 0.02)
    cocoa = cocoa.done()
    for k, (x, y, z) in enumerate(((-0.98, -0.72, 0.17), (-0.62, -0.9, 0.17), (-0.28, -0.78, 0.165), (-0.8, -1.12, 0.165), (-0.7, -0.84, 0.43), (0.42, -0.98, 0.165))):
        put("truffle", ball(0.175, cocoa, 0.13, k * 3.1), None, (x, y, z), (random.uniform(0, 6), random.uniform(0, 6), 0))
    camera((0.2, -7.8, 2.7), (-0.06, -0.2, 0.54), 108, 5.6, (0, -0.6, 0.5))


@scene
def mug():
    table("wood", "walnut")
    wall(4.0)
    daylight("window", 1)
    clay = glaze()
    side = curve([(0, 0.03), (0.36, 0.02), (0.4, 0.05), (0.42, 0.3), (0.42, 0.8), (0.425, 0.93), (0.415, 0.945), (0.4, 0.93), (0.395, 0.6), (0.38, 0.12), (0, 0.1)], 6)
    put("mug", lathe(side, 128, sharp=180), clay)
    c, s = math.cos(-0.35), math.sin(-0.35)
    tube([(r * c, r * s, h, k) for r, h, k in ((0.38, 0.78, 1.25), (0.6, 0.8, 1), (0.71, 0.62, 1), (0.7, 0.4, 1), (0.58, 0.24, 1), (0.38, 0.24, 1.25))], 0.055, clay)
    coffee = Material("coffee", "#22100a", rough=0.1, specular=0.25)
    put("coffee", lathe([(0, 0.82), (0.37, 0.82), (0.402, 0.828)], 96), coffee.done())
    Beans(size=0.1).strew(18, lambda: (random.gauss(-0.8, 0.3), random.gauss(-0.72, 0.12)))
    camera((0.4, -6.6, 2.7), (0.06, -0.05, 0.43), 126, 4, (0, -0.4, 0.5))


@scene
def pourover():
    """A ceramic dripper on its server, coffee in the cone."""
    table("stone")
    wall(4.0)
    daylight("window")
    clay = glaze()
    server = curve([(0, 0.03), (0.42, 0.02), (0.52, 0.06), (0.56, 0.2), (0.54, 0.42), (0.42, 0.66), (0.36, 0.76), (0.37, 0.84), (0.345, 0.84), (0.335, 0.76), (0.4, 0.62), (0.5, 0.4), (0.5, 0.12), (0, 0.08)], 6)
    put("server", lathe(server, 128, sharp=180), clay)
    c, s = math.cos(-0.3), math.sin(-0.3)
    tube([(r * c, r * s, h, k) for r, h, k in ((0.36, 0.7, 1.2), (0.62, 0.74, 1), (0.76, 0.58, 1), (0.7, 0.36, 1), (0.54, 0.24, 1.1))], 0.048, clay)
    put("cone", lathe(curve([(0.34, 0.845), (0.5, 0.845), (0.545, 0.862), (0.54, 0.88), (0.4, 0.895), (0.25, 0.915), (0.225, 0.96), (0.27, 1.06), (0.42, 1.34), (0.545, 1.57), (0.552, 1.592), (0.538, 1.602), (0.515, 1.585), (0.38, 1.32), (0.2, 1.02)], 6), 128, sharp=180), clay)
    paper = Material("filter", "#efe7d8", rough=0.9, specular=0.1)
    paper.bump(paper.noise(50, 3), 0.2, 0.006)
    put("filter", lathe([(0.14, 0.98), (0.5, 1.6), (0.55, 1.69)], 96, lambda a: 1 + 0.004 * math.sin(a * 24) + 0.006 * math.sin(a * 3 + 1)), paper.done())
    wet = Material("bed", "#1c0e07", rough=0.45, specular=0.4)
    wet.bump(wet.noise(40, 4), 0.7, 0.02)
    put("bed", lathe([(0, 1.46), (0.3, 1.47), (0.44, 1.53)], 96), wet.done())
    c, s = math.cos(3.45), math.sin(3.45)
    tube([(r * c, r * s, h, k) for r, h, k in ((0.46, 1.42, 1.25), (0.66, 1.44, 1), (0.74, 1.32, 1), (0.68, 1.17, 1), (0.52, 1.08, 1), (0.27, 1.06, 1.2))], 0.04, clay)
    Beans().strew(20, lambda: (random.gauss(0.85, 0.3), random.gauss(-0.75, 0.2)))
    camera((0.4, -7.4, 3.3), (0.08, 0, 0.8), 104, 5.6, (0, -0.4, 0.9))


@scene
def moka():
    """A stove-top pot of cast aluminium, eight-sided."""
    table("stone")
    wall(4.2)
    daylight("window")
    cast = metal("cast", "#c9c6c0", 0.26, (1, 1, 1))
    black = Material("bakelite", "#15110f", rough=0.32, specular=0.5).done()
    def eight(a):
        k = math.pi / 4
        return math.cos(k / 2) / math.cos((a + k / 2) % k - k / 2)
    put("boiler", lathe([(0, 0.01), (0.52, 0.01), (0.55, 0.04), (0.43, 0.66), (0.42, 0.72)], 160, eight, 28), cast)
    put("ring", lathe(curve([(0.3, 0.7), (0.41, 0.72), (0.45, 0.73), (0.455, 0.79), (0.43, 0.82), (0.3, 0.83)], 4), 128, sharp=60), cast)
    put("top", lathe([(0.38, 0.82), (0.4, 0.86), (0.5, 1.5), (0.515, 1.52), (0.49, 1.53)], 160, eight, 28), cast)
    put("lid", lathe([(0.51, 1.53), (0.46, 1.57), (0.12, 1.66), (0, 1.665)], 160, eight, 28), cast)
    put("knob", lathe(curve([(0.05, 1.65), (0.06, 1.7), (0.1, 1.78), (0.09, 1.85), (0, 1.87)], 6), 64, sharp=180), black)
    tube([(0.46, -0.02, 1.5, 1.4), (0.72, -0.04, 1.53, 1.3), (0.86, -0.05, 1.42, 1.2), (0.82, -0.05, 1.1, 1.1), (0.76, -0.05, 0.86, 0.9)], 0.062, black)
    def lip(u, v):
        """Two walls that meet in an edge, from the pot's wall out to the lip."""
        out, side = v, 2 * u - 1
        reach = (0.4 + 0.34 * out) * (1 - abs(side)) + 0.42 * abs(side)
        return (-reach, -0.02 + side * (0.16 - 0.02 * out), 1.16 + 0.37 * out + 0.05 * out * (1 - abs(side)))
    thicken(put("spout", sheet(2, 8, lip, uv=False), cast), 0.012)
    put("valve", lathe([(0, 0.06), (0.035, 0.05), (0.04, 0)], 24), metal("brass", "#b98d43"), (0.14, -0.5, 0.42), (math.radians(90), 0, 0))
    Beans().pour(110, (0.2, 0.16), None, at=(-1.0, -0.4))
    camera((0.3, -7.6, 2.5), (-0.06, 0, 0.88), 96, 5.6, (0, -0.4, 0.9))


@scene
def cezve():
    """A hammered copper pot with its long handle."""
    table("paper")
    wall(4.0)
    daylight("window")
    beaten = Material("copper", "#c47a4c", rough=0.24, metal=1.0)
    dents = beaten.node("ShaderNodeTexVoronoi", Scale=11.0)
    beaten.link(beaten.coords(), dents.inputs["Vector"])
    copper = beaten.bump(dents.outputs["Distance"], 0.16, 0.03).done()
    tin = metal("tinned", "#cfcac0", 0.3)
    wood = Material("grip", rough=0.5, specular=0.3)
    wood.colour(wood.ramp(wood.noise(6, 6, wood.coords(scale=(0.3, 3, 3))), [(0.3, "#3a2114"), (0.7, "#6e452a")]))
    wood = wood.done()
    side = curve([(0, 0.02), (0.46, 0.02), (0.52, 0.07), (0.5, 0.3), (0.36, 0.62), (0.32, 0.72), (0.34, 0.8), (0.44, 0.9), (0.45, 0.915)], 8)
    put("pot", lathe(side, 128, sharp=180), copper)
    put("inside", lathe(curve([(0.44, 0.915), (0.42, 0.9), (0.32, 0.8), (0.3, 0.72)], 6), 128, sharp=180), tin)
    foam = Material("foam", rough=0.7, specular=0.3)
    foam.colour(foam.ramp(foam.noise(14, 6), [(0.3, "#3d2010"), (0.5, "#6b4222"), (0.7, "#95673a")]))
    foam.bump(foam.noise(30, 3), 0.5, 0.01)
    put("foam", lathe([(0, 0.83), (0.3, 0.825), (0.35, 0.82)], 96), foam.done())
    tube([(0.4, -0.05, 0.82, 1.4), (0.6, -0.08, 0.9, 1)], 0.034, copper)
    tube([(0.58, -0.08, 0.89, 0.9), (1.0, -0.15, 1.06, 1.15), (1.5, -0.22, 1.26, 1.0)], 0.052, wood)
    Beans(size=0.1).strew(22, lambda: (random.gauss(-0.6, 0.36), random.gauss(-0.85, 0.16)))
    camera((0.2, -7.4, 2.7), (0.4, 0, 0.54), 98, 5.6, (0, -0.4, 0.6))
