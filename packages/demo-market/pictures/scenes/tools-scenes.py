"""What coffee is ground and brewed with."""
import math
import random

from mathutils import Vector, noise

from props import Beans, daylight, ground_coffee, table, wall
from studio import Material, block, camera, curve, glass, lathe, put, scene, sheet, smooth, thicken, tube
from stuffs import powder, steel, walnut


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
    camera((0.3, -7.8, 2.7), (0.06, 0, 0.96), 106, 5.6, (0, -0.25, 0.9))


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
    camera((-1.5, -8.0, 2.9), (-0.12, 0, 0.97), 112, 6, (0, -0.4, 1.0))


def kettle_at(z, paint=None):
    """A kettle with a spout like a goose's neck."""
    paint, dark = paint or powder(), Material("grip", "#1b1917", rough=0.5, specular=0.35).done()
    at = (0, 0, z)
    put("kettle", lathe(curve([(0, 0.02), (0.58, 0.0), (0.64, 0.015), (0.665, 0.06), (0.65, 0.2), (0.575, 0.55), (0.5, 0.88), (0.485, 0.94), (0.462, 0.972), (0.43, 0.985)], 7), 160, sharp=180), paint, at)
    put("lid", lathe(curve([(0.44, 0.975), (0.432, 0.995), (0.41, 1.005), (0.2, 1.03), (0, 1.035)], 6), 128, sharp=180), paint, at)
    put("knob", lathe(curve([(0.04, 1.03), (0.035, 1.06), (0.075, 1.11), (0.085, 1.15), (0.06, 1.172), (0, 1.178)], 5), 64, sharp=180), dark, at)
    tube([(-0.5, -0.02, z + 0.2, 1.9), (-0.68, -0.03, z + 0.235, 1.55), (-0.84, -0.03, z + 0.36, 1.2), (-0.89, -0.03, z + 0.58, 1.0), (-0.9, -0.03, z + 0.8, 0.9), (-0.97, -0.03, z + 0.99, 0.82), (-1.11, -0.04, z + 1.09, 0.76), (-1.25, -0.04, z + 1.06, 0.72), (-1.3, -0.04, z + 1.0, 0.7)], 0.058, paint, steps=12)
    tube([(0.46, 0, z + 0.88, 0.8), (0.62, 0, z + 0.93, 0.9), (0.84, 0, z + 0.92, 1.0), (0.96, 0, z + 0.8, 1.1), (0.97, 0, z + 0.55, 1.15), (0.92, 0, z + 0.3, 1.05), (0.89, 0, z + 0.2, 0.9)], 0.056, dark, steps=10)


@scene
def kettle():
    table("wood", "bleached")
    wall(4.0)
    daylight("window")
    kettle_at(0)
    Beans().strew(22, lambda: (random.gauss(0.5, 0.4), random.gauss(-1.0, 0.12)))
    camera((0.3, -8.0, 2.6), (-0.14, 0, 0.58), 100, 5.6, (0, -0.5, 0.6))


@scene
def kettle_copper():
    table("paper")
    wall(4.0)
    daylight("window", 1)
    m = Material("copper", "#c8805a", rough=0.26, metal=1.0)
    kettle_at(0, m.bump(m.noise(36, 2, m.coords(scale=(0.1, 0.1, 5))), 0.04, 0.004).done())
    Beans().strew(22, lambda: (random.gauss(0.5, 0.4), random.gauss(-1.0, 0.12)))
    camera((0.3, -8.0, 2.6), (-0.14, 0, 0.58), 100, 5.6, (0, -0.5, 0.6))


@scene
def kettle_electric():
    """The same kettle on its heating base, with a dial and the degrees."""
    table("stone")
    wall(4.0)
    daylight("window")
    kettle_at(0.15)
    dark = Material("base", "#191817", rough=0.36, specular=0.45).done()
    base = block(1.46, 1.72, 0.12, 0.05, 5, dark)
    base.location.y = -0.12
    put("plate", lathe([(0, 0.15), (0.6, 0.15), (0.62, 0.14), (0.63, 0.11)], 128, sharp=30), dark)
    put("dial", lathe(curve([(0, 0.165), (0.075, 0.165), (0.088, 0.158), (0.092, 0.14), (0.092, 0.11)], 3), 64, sharp=180), steel(), (0.42, -0.82, 0))
    numbers("88", (-0.16, -0.86, 0.1215), 0.1)
    camera((0.3, -8.0, 3.0), (-0.14, -0.05, 0.62), 98, 5.6, (0, -0.6, 0.6))


def numbers(digits, middle, height):
    """Glowing digits on a dark surface: only 0 and 8, which read the same in a mirrored picture."""
    glow = Material("digits", "#000000")
    glow.bsdf.inputs["Emission"].default_value = (0.9, 0.95, 1.0, 1)
    glow.bsdf.inputs["Emission Strength"].default_value = 1.6
    glow = glow.done()
    long, thin = height * 0.42, height * 0.1
    def stroke(x, y, w, d):
        block(w, d, 0.002, 0.0005, 1, glow).location = (middle[0] + x, middle[1] + y, middle[2])
    step = height * 0.76
    for i, digit in enumerate(digits):
        x = (i - (len(digits) - 1) / 2) * step
        if digit == ".":
            stroke(x, -height * 0.5, thin, thin)
            continue
        for side in (-1, 1):
            stroke(x, side * height * 0.5, long, thin)
            for half in (-1, 1):
                stroke(x + side * height * 0.25, half * height * 0.25, thin, long)
        if digit == "8":
            stroke(x, 0, long, thin)


@scene
def scale():
    """A flat scale with a cup of beans on it."""
    table("stone")
    wall(4.4)
    daylight("window")
    paint, metal = powder(), steel()
    block(1.42, 1.62, 0.17, 0.05, 5, paint).location.z = 0.03
    for x in (-0.5, 0.5):
        for y in (-0.6, 0.6):
            put("foot", lathe([(0, 0), (0.08, 0), (0.08, 0.05)], 32), Material("rubber", "#141312", rough=0.8).done(), (x, y, 0))
    front = block(1.2, 0.3, 0.012, 0.005, 3, Material("pane", "#0c0c0d", rough=0.12, specular=0.5).done())
    front.location = (0, -0.6, 0.194)
    numbers("0.0", (0, -0.6, 0.2065), 0.15)
    plate = block(1.28, 1.1, 0.03, 0.012, 3, metal)
    plate.location = (0, 0.18, 0.2)
    put("cup", lathe(curve([(0, 0.03), (0.26, 0.0), (0.3, 0.015), (0.31, 0.05), (0.34, 0.42), (0.35, 0.44), (0.335, 0.445), (0.325, 0.42), (0.295, 0.08), (0, 0.06)], 5), 128, sharp=180), Material("bowl", "#ece5d8", rough=0.24, specular=0.5).done(), (0, 0.2, 0.23))
    heap = Beans(slot="bean")
    for _ in range(150):
        a, d = random.uniform(0, 6.3), 0.29 * math.sqrt(random.uniform(0, 1))
        heap.one((d * math.cos(a), 0.2 + d * math.sin(a), 0.58 + 0.07 * (1 - d / 0.3) + random.uniform(-0.02, 0.03)), (random.uniform(0, 6), random.gauss(0, 0.4), random.uniform(0, 6)))
    heap.strew(14, lambda: (random.gauss(-1.05, 0.18), random.gauss(-0.5, 0.26)))
    camera((0.9, -6.4, 4.2), (-0.08, -0.06, 0.24), 114, 6, (0, -0.4, 0.3))


@scene
def tumbler():
    """A travel cup with a lid and a band to hold it by."""
    table("wood", "oak")
    wall(4.0)
    daylight("window", 1)
    paint, dark = powder(), Material("lid", "#1d1b1a", rough=0.45, specular=0.4).done()
    put("tumbler", lathe(curve([(0, 0.02), (0.24, 0.0), (0.275, 0.012), (0.29, 0.05), (0.33, 0.6), (0.385, 1.3), (0.388, 1.34)], 7), 160, sharp=180), paint)
    band = Material("band", slot="second", rough=0.8, specular=0.2)
    band.grain(band.between(band.noise(30, 4), 0.78, 1.0)).bump(band.noise(40, 3), 0.15, 0.006)
    put("band", lathe([(0.318, 0.5), (0.344, 0.51), (0.375, 0.9), (0.368, 0.915), (0.35, 0.92)], 128, sharp=25), band.done())
    put("lid", lathe(curve([(0.38, 1.33), (0.402, 1.335), (0.406, 1.36), (0.402, 1.41), (0.39, 1.43), (0.37, 1.435), (0.355, 1.42), (0.345, 1.4), (0, 1.4)], 4), 128, sharp=180), dark)
    block(0.16, 0.3, 0.05, 0.02, 4, dark).location = (0, 0.1, 1.395)
    beans = Beans()
    beans.pour(90, (0.18, 0.14), None, at=(0.78, -0.3))
    beans.strew(10, lambda: (random.gauss(0.4, 0.4), random.gauss(-0.8, 0.12)))
    camera((0.3, -7.4, 2.6), (0.16, 0, 0.7), 104, 5.6, (0, -0.35, 0.7))


@scene
def carafe():
    """A waisted carafe of glass with its collar of wood, paper and grounds in the cone."""
    table("paper")
    wall(4.0)
    daylight("window")
    outer = [(0, 0.03), (0.36, 0.0), (0.46, 0.03), (0.51, 0.12), (0.5, 0.26), (0.38, 0.6), (0.23, 0.9), (0.2, 1.0), (0.23, 1.12), (0.38, 1.5), (0.49, 1.76), (0.5, 1.79)]
    inner = [(max(0, r - 0.02), z + (0.02 if z < 0.2 else 0)) for r, z in outer]
    put("glass", lathe(curve(outer, 8) + curve(inner[::-1], 8), 128, sharp=180), glass("carafe"))
    coffee = Material("coffee", "#1d0b05", rough=0.1, specular=0.4).done()
    put("coffee", lathe(curve([(0, 0.056), (0.34, 0.028), (0.435, 0.055), (0.483, 0.13), (0.474, 0.26), (0.42, 0.41), (0, 0.415)], 8), 128, sharp=60), coffee)
    wood = Material("collar", rough=0.5, specular=0.3)
    wood = wood.colour(wood.ramp(wood.noise(5, 7, wood.coords(scale=(3, 3, 0.6)), 0.6), [(0.3, "#7a4c2a"), (0.5, "#9a6a40"), (0.7, "#bb8d5c")])).done()
    put("collar", lathe(curve([(0.255, 0.86), (0.29, 0.855), (0.3, 0.875), (0.245, 1.0), (0.3, 1.13), (0.29, 1.15), (0.255, 1.145), (0.21, 1.0), (0.255, 0.86)], 8), 128, sharp=60), wood)
    leather = Material("cord", "#5b3320", rough=0.7, specular=0.3).done()
    tube([(0.256 * math.sin(k * math.pi / 24), -0.256 * math.cos(k * math.pi / 24), 1.0 + 0.004 * math.sin(k)) for k in range(49)], 0.02, leather, steps=2)
    put("bead", lathe(curve([(0.012, -0.05), (0.045, -0.03), (0.055, 0), (0.045, 0.03), (0.012, 0.05)], 5), 48, sharp=180), wood, (0.03, -0.31, 0.97), (0.2, 0.3, 0))
    for x in (-0.05, 0.07):
        tube([(0.02, -0.275, 1.0), (x, -0.33, 0.9), (x * 1.4, -0.36, 0.78)], 0.011, leather)
    paper = Material("filter", "#efe8da", rough=0.9, specular=0.1)
    paper = paper.bump(paper.noise(50, 3), 0.2, 0.006).done()
    put("filter", lathe([(0.03, 0.9), (0.17, 1.08), (0.455, 1.74), (0.5, 1.86)], 96, lambda a: 1 + 0.004 * math.sin(a * 5) + 0.006 * math.sin(a * 3 + 1)), paper)
    wet = Material("bed", "#1c0e07", rough=0.5, specular=0.35)
    put("bed", lathe([(0, 1.56), (0.26, 1.58), (0.41, 1.68)], 96), wet.bump(wet.noise(40, 4), 0.7, 0.02).done())
    Beans().strew(20, lambda: (random.gauss(0.85, 0.25), random.gauss(-0.7, 0.16)))
    camera((0.4, -7.8, 3.3), (0.1, 0, 0.9), 104, 5.6, (0, -0.4, 0.9))


def small_glass(stops, places):
    """Glasses at the given places; stops are the colours of what is in them by height."""
    outer = [(0, 0.012), (0.22, 0.0), (0.248, 0.012), (0.258, 0.05), (0.3, 0.76), (0.304, 0.83)]
    inner = [(0, 0.075), (0.2, 0.07), (0.225, 0.085), (0.238, 0.12), (0.284, 0.76), (0.289, 0.83)]
    shell = lathe(curve(outer, 6) + [(0.297, 0.838)] + curve(inner[::-1], 6), 128, sharp=180)
    drink = Material("drink", rough=0.35, specular=0.35)
    parts = drink.node("ShaderNodeSeparateXYZ")
    drink.link(drink.coords(), parts.inputs[0])
    level = drink.math("ADD", parts.outputs[2], drink.math("MULTIPLY", drink.math("SUBTRACT", drink.noise(3, 4), 0.5), 0.12))
    drink.colour(drink.ramp(level, stops))
    inside = lathe(curve([(0, 0.08), (0.2, 0.075), (0.222, 0.09), (0.235, 0.12), (0.274, 0.65), (0.2, 0.66), (0, 0.66)], 6), 128, sharp=60)
    clear, drink = glass("glass"), drink.done()
    for x, y in places:
        put("glass", shell, clear, (x, y, 0))
        put("drink", inside, drink, (x, y, 0))


@scene
def glasses():
    """Two small glasses of coffee with milk."""
    table("wood", "bleached")
    wall(4.0)
    daylight("window", 1)
    small_glass([(0.12, "#5a2f16"), (0.3, "#8a5630"), (0.52, "#a87345"), (0.6, "#e3cdaa"), (0.68, "#ecdcc2")], ((-0.34, -0.2), (0.36, 0.24)))
    Beans().strew(18, lambda: (random.gauss(0.62, 0.26), random.gauss(-0.7, 0.12)))
    camera((0.2, -6.4, 2.5), (0.06, 0, 0.36), 108, 5.6, (-0.3, -0.4, 0.45))


def phin_on_glass(metal):
    """A Vietnamese filter on its glass, sweet milk below the coffee."""
    table("stone")
    wall(4.0)
    daylight("window")
    small_glass([(0.2, "#e9d8b8"), (0.24, "#d9b98a"), (0.3, "#4a2311"), (0.66, "#241008")], ((0, 0),))
    put("plate", lathe(curve([(0.2, 0.846), (0.3, 0.842), (0.36, 0.85), (0.385, 0.875), (0.375, 0.88), (0.3, 0.858), (0.2, 0.86)], 5), 128, sharp=180), metal)
    put("chamber", lathe(curve([(0.2, 0.86), (0.235, 0.87), (0.245, 0.9), (0.25, 1.25), (0.262, 1.265), (0.26, 1.28), (0.245, 1.28)], 5), 128, sharp=60), metal)
    for side in (-1, 1):
        tube([(side * 0.24, 0, 1.2), (side * 0.34, 0, 1.22), (side * 0.39, 0, 1.14), (side * 0.34, 0, 1.05), (side * 0.24, 0, 1.06)], 0.018, metal)
    put("lid", lathe(curve([(0.272, 1.275), (0.28, 1.285), (0.275, 1.3), (0.2, 1.325), (0.03, 1.33), (0.025, 1.36), (0.055, 1.39), (0.05, 1.42), (0, 1.43)], 5), 128, sharp=60), metal)
    beans = Beans()
    beans.pour(90, (0.18, 0.14), None, at=(0.8, -0.36))
    beans.strew(10, lambda: (random.gauss(0.1, 0.5), random.gauss(-0.8, 0.1)))
    camera((0.3, -7.0, 2.6), (0.14, 0, 0.68), 108, 5.6, (0, -0.25, 0.8))


@scene
def phin():
    phin_on_glass(steel())


@scene
def phin_brass():
    m = Material("brass", "#c39a52", rough=0.26, metal=1.0)
    phin_on_glass(m.bump(m.noise(36, 2, m.coords(scale=(0.1, 0.1, 5))), 0.04, 0.004).done())


@scene
def cloths():
    """Three cloths, folded and laid on each other."""
    table("wood", "bleached")
    wall(4.0)
    daylight("window")
    def folded(w, d, turn, base, slot, seed):
        m = Material("cotton", slot=slot, rough=0.95, specular=0.05)
        spot = m.node("ShaderNodeUVMap", uv_map="uv")
        parts = m.node("ShaderNodeSeparateXYZ")
        m.link(spot.outputs[0], parts.inputs[0])
        weave = m.math("MULTIPLY", m.math("SINE", m.math("MULTIPLY", parts.outputs[0], 420)), m.math("SINE", m.math("MULTIPLY", parts.outputs[1], 1500)))
        m.grain(m.between(weave, 0.84, 1.0, -0.6, 0.6)).bump(weave, 0.35, 0.008)
        r, layers = 0.035, 4
        whole = layers * d + (layers - 1) * math.pi * r
        def spot_at(u, v):
            at, k = v * whole, 0
            while at > d + math.pi * r:
                at, k = at - d - math.pi * r, k + 1
            side = 1 if k % 2 == 0 else -1
            if at <= d:
                y, z = side * (at - d / 2), 2 * r * k
            else:
                a = (at - d) / r
                y, z = side * (d / 2 + r * math.sin(a)), 2 * r * k + r * (1 - math.cos(a))
            x = (u - 0.5) * w * (1 + 0.01 * math.sin(v * 9 + seed))
            soft = 0.014 * noise.noise(Vector((x * 2, y * 2, seed)))
            return (x, y + 0.012 * noise.noise(Vector((x * 3, k, seed))), r * 0.5 + z + soft)
        thing = thicken(put("cloth", sheet(40, 220, spot_at), m.done()), 0.03, 0)
        thing.location.z, thing.rotation_euler.z = base, math.radians(turn)
    folded(1.6, 1.15, 4, 0, "body", 1)
    folded(1.56, 1.12, -3, 0.285, "second", 5)
    folded(1.52, 1.1, 7, 0.57, "body", 9)
    Beans().strew(20, lambda: (random.gauss(0.9, 0.3), random.gauss(-0.95, 0.12)))
    camera((1.4, -7.4, 3.2), (0.06, 0, 0.36), 106, 5.6, (0, -0.5, 0.5))


@scene
def pitcher():
    """A steel pitcher of milk with a sharp spout."""
    table("stone")
    wall(4.0)
    daylight("window")
    metal = steel(0.24)
    side = curve([(0, 0.02), (0.38, 0.0), (0.42, 0.015), (0.435, 0.06), (0.43, 0.2), (0.36, 0.62), (0.325, 0.84), (0.33, 1.0), (0.355, 1.08)], 10)
    shape = lathe(side + [(r - 0.014, z) for r, z in side[::-1] if z > 0.5], 160, sharp=180)
    for v in shape.vertices:
        a = math.atan2(v.co.y, v.co.x) - math.pi
        a = (a + math.pi) % (2 * math.pi) - math.pi
        up = max(0, (v.co.z - 0.66) / 0.42) ** 2
        pull = math.exp(-(a / 0.3) ** 2) * up
        v.co.x -= 0.2 * pull
        v.co.z += 0.07 * pull - 0.03 * up * (1 - math.cos(a)) / 2
    put("pitcher", shape, metal)
    handle = [(0.33, 0, 0.93, 0.9), (0.5, 0, 0.99, 1), (0.66, 0, 0.93, 1), (0.72, 0, 0.72, 1), (0.67, 0, 0.42, 1), (0.54, 0, 0.22, 1), (0.42, 0, 0.2, 0.9)]
    tube(handle, 0.036, metal, steps=10)
    milk = Material("milk", "#f4eee2", rough=0.3, specular=0.4).done()
    put("milk", lathe([(0, 0.78), (0.3, 0.78), (0.33, 0.786)], 96), milk)
    beans = Beans()
    beans.pour(90, (0.18, 0.14), None, at=(-0.86, -0.36))
    beans.strew(9, lambda: (random.gauss(-0.2, 0.4), random.gauss(-0.85, 0.12)))
    camera((0.2, -6.8, 2.7), (0.0, 0, 0.52), 108, 5.6, (0, -0.4, 0.6))


@scene
def scoop():
    """A measuring spoon of copper with its beans."""
    table("paper")
    daylight("back")
    m = Material("copper", "#c8835a", rough=0.28, metal=1.0)
    copper = m.bump(m.noise(36, 2, m.coords(scale=(5, 0.1, 0.1))), 0.05, 0.004).done()
    side = curve([(0, 0.0), (0.14, 0.004), (0.21, 0.04), (0.25, 0.13), (0.262, 0.24), (0.263, 0.26)], 8)
    put("bowl", lathe(side + [(max(0, r - 0.014), z + 0.012) for r, z in side[::-1]], 128, sharp=180), copper)
    def grip(u, v):
        wide = 0.05 + 0.025 * max(0, v - 0.75) * 4 + 0.02 * math.exp(-(v / 0.08) ** 2)
        lift = 0.235 + 0.05 * math.sin(math.pi * min(1, v * 1.6)) - 0.2 * v ** 2
        return (0.25 + v * 1.1, (u - 0.5) * 2 * wide, lift + 0.006 * (2 * u - 1) ** 2)
    smooth(thicken(put("grip", sheet(8, 40, grip, uv=False), copper), 0.022))
    beans = Beans()
    for level in range(5):
        for _ in range(26):
            a, d = random.uniform(0, 6.3), 0.2 * math.sqrt(random.uniform(0, 1))
            beans.one((d * math.cos(a), d * math.sin(a), 0.1 + level * 0.045 + 0.05 * (1 - d / 0.2)), (random.uniform(0, 6), random.gauss(0, 0.5), random.uniform(0, 6)))
    beans.pour(60, (0.2, 0.14), None, at=(-0.42, -0.44))
    beans.strew(20, lambda: (random.gauss(0.2, 0.55), random.gauss(-0.46, 0.14)))
    camera((0.3, -4.6, 3.5), (0.4, -0.06, 0.1), 92, 5.6, (0.1, -0.2, 0.25))


@scene
def press():
    """A plunger pot that keeps its heat, its lid and knob of steel."""
    table("stone")
    wall(4.0)
    daylight("window", 1)
    m = Material("shell", slot="body", rough=0.34, specular=0.45)
    shell, metal = m.bump(m.noise(4, 3), 0.05, 0.02).done(), steel()
    dark = Material("knob", "#1b1917", rough=0.4, specular=0.4).done()
    side = curve([(0, 0.02), (0.4, 0.0), (0.43, 0.015), (0.44, 0.06), (0.44, 0.7), (0.44, 1.3), (0.445, 1.42), (0.435, 1.43)], 10)
    shape = lathe(side, 160, sharp=180)
    for v in shape.vertices:
        a = math.atan2(v.co.y, -v.co.x)
        pull = math.exp(-(a / 0.26) ** 2) * max(0, (v.co.z - 1.22) / 0.2) ** 1.5
        v.co.x -= 0.13 * pull
    put("pot", shape, shell)
    put("lid", lathe(curve([(0.43, 1.415), (0.455, 1.42), (0.458, 1.45), (0.43, 1.475), (0.25, 1.53), (0.06, 1.55), (0, 1.552)], 6), 128, sharp=180), metal)
    put("rod", lathe([(0.022, 1.5), (0.022, 1.84)], 32), metal)
    put("knob", lathe(curve([(0, 1.82), (0.04, 1.822), (0.085, 1.86), (0.1, 1.91), (0.085, 1.96), (0.04, 1.985), (0, 1.988)], 6), 64, sharp=180), dark)
    handle = [(0.42, 0, 1.2, 1.1), (0.56, 0, 1.24, 1), (0.72, 0, 1.2, 1), (0.77, 0, 1.0, 1), (0.77, 0, 0.62, 1), (0.72, 0, 0.4, 1), (0.56, 0, 0.36, 1), (0.42, 0, 0.4, 1.1)]
    tube(handle, 0.05, shell, steps=10)
    beans = Beans()
    beans.pour(90, (0.18, 0.14), None, at=(0.86, -0.42))
    beans.strew(10, lambda: (random.gauss(0.2, 0.5), random.gauss(-0.9, 0.12)))
    camera((0.3, -7.8, 2.9), (0.12, 0, 0.92), 102, 5.6, (0, -0.4, 0.9))


@scene
def chorreador():
    """A stand of wood with a cloth bag that drips into the mug below."""
    table("stone")
    wall(4.0)
    daylight("window")
    m = Material("timber", slot="second", rough=0.5, specular=0.3)
    timber = m.grain(m.between(m.noise(2.4, 7, m.coords(scale=(3, 3, 0.5)), 0.6), 0.68, 1.0)).done()
    block(1.15, 0.86, 0.08, 0.02, 3, timber)
    for x in (-0.47, 0.47):
        block(0.08, 0.34, 1.62, 0.015, 3, timber).location = (x, 0.0, 0.07)
        block(0.15, 0.6, 0.05, 0.012, 3, timber).location = (x * 0.98, 0.0, 1.685)
    for y in (-0.27, 0.27):
        block(1.12, 0.12, 0.07, 0.015, 3, timber).location = (0, y, 1.68)
    wire = steel()
    tube([(0.27 * math.sin(k * math.pi / 24), -0.27 * math.cos(k * math.pi / 24), 1.765) for k in range(49)], 0.016, wire, steps=2)
    tube([(0.2, -0.18, 1.77), (0.5, -0.5, 1.79), (0.62, -0.62, 1.8)], 0.016, wire)
    cloth = Material("cotton", rough=0.95, specular=0.05)
    parts = cloth.node("ShaderNodeSeparateXYZ")
    cloth.link(cloth.coords(), parts.inputs[0])
    stain = cloth.math("ADD", cloth.math("MULTIPLY", cloth.math("SUBTRACT", parts.outputs[2], 1.15), 1.3), cloth.math("MULTIPLY", cloth.math("SUBTRACT", cloth.noise(5, 5), 0.5), 0.4))
    cloth.colour(cloth.ramp(stain, [(0.1, "#5e3c24"), (0.4, "#9b7450"), (0.62, "#d9c7a8"), (0.8, "#e9dfcb")]))
    cloth.bump(cloth.noise(90, 2), 0.3, 0.006)
    put("bag", lathe(curve([(0.285, 1.775), (0.265, 1.76), (0.255, 1.66), (0.21, 1.4), (0.13, 1.12), (0.05, 0.98), (0, 0.97)], 8), 128, lambda a: 1 + 0.02 * math.sin(a * 5) + 0.015 * math.sin(a * 9 + 1), 180), cloth.done())
    clay = Material("glaze", slot="body", rough=0.22, specular=0.5)
    clay = clay.bump(clay.noise(3, 3), 0.05, 0.03).done()
    side = curve([(0, 0.03), (0.24, 0.02), (0.27, 0.05), (0.29, 0.3), (0.3, 0.56), (0.292, 0.57), (0.282, 0.56), (0.27, 0.3), (0.24, 0.08), (0, 0.06)], 6)
    put("mug", lathe(side, 128, sharp=180), clay, (0, 0, 0.08))
    tube([(0.27, -0.06, 0.54, 1.2), (0.42, -0.1, 0.55, 1), (0.46, -0.11, 0.42, 1), (0.4, -0.1, 0.27, 1), (0.27, -0.06, 0.24, 1.2)], 0.036, clay)
    put("coffee", lathe([(0, 0.54), (0.25, 0.54), (0.276, 0.546)], 96), Material("coffee", "#22100a", rough=0.1, specular=0.25).done())
    beans = Beans()
    beans.pour(90, (0.18, 0.14), None, at=(-0.95, -0.4))
    beans.strew(10, lambda: (random.gauss(-0.2, 0.5), random.gauss(-0.9, 0.1)))
    camera((0.9, -7.8, 2.9), (-0.08, 0, 0.86), 100, 5.6, (0, -0.3, 0.9))


@scene
def tamper():
    """A tamper of brass with a turned handle, grounds beside it."""
    table("stone")
    wall(4.0)
    daylight("window")
    m = Material("brass", "#c39a52", rough=0.24, metal=1.0)
    brass = m.bump(m.noise(36, 2, m.coords(scale=(0.1, 0.1, 5))), 0.04, 0.004).done()
    put("foot", lathe(curve([(0, 0.0), (0.27, 0.0), (0.29, 0.006), (0.293, 0.02)], 4) + curve([(0.293, 0.12), (0.286, 0.135), (0.25, 0.15), (0.13, 0.18), (0.09, 0.215), (0.082, 0.29), (0, 0.3)], 5), 128, sharp=30), brass)
    put("grip", lathe(curve([(0.082, 0.29), (0.095, 0.36), (0.15, 0.52), (0.176, 0.66), (0.165, 0.77), (0.11, 0.835), (0, 0.85)], 8), 96, sharp=180), walnut())
    ground_coffee(0.36, 0.14, (0.72, -0.2, 0), squash=0.85, seed=2)
    Beans().strew(14, lambda: (random.gauss(-0.55, 0.24), random.gauss(-0.5, 0.12)))
    camera((0.3, -6.2, 2.4), (0.13, 0, 0.4), 116, 5.6, (0, -0.28, 0.4))


@scene
def flask():
    """A flask that keeps coffee hot, with a lid that pours."""
    table("wood", "oak")
    wall(4.0)
    daylight("window")
    paint, metal = powder(), steel()
    dark = Material("lid", "#1b1917", rough=0.45, specular=0.4).done()
    put("foot", lathe([(0, 0.0), (0.43, 0.0), (0.45, 0.012), (0.45, 0.06)], 128, sharp=30), metal)
    put("body", lathe(curve([(0.452, 0.06), (0.456, 0.1), (0.456, 0.6), (0.456, 1.36), (0.44, 1.52), (0.37, 1.7), (0.31, 1.79), (0.3, 1.83)], 8), 160, sharp=180), paint)
    put("ring", lathe(curve([(0.3, 1.825), (0.318, 1.83), (0.32, 1.86), (0.31, 1.875)], 4), 128, sharp=180), metal)
    top = lathe(curve([(0.3, 1.87), (0.308, 1.885), (0.312, 2.0), (0.3, 2.06), (0.26, 2.1), (0, 2.12)], 8), 160, sharp=180)
    for v in top.vertices:
        a = math.atan2(v.co.y, -v.co.x)
        v.co.x -= 0.17 * math.exp(-(a / 0.3) ** 2) * max(0, (v.co.z - 1.9) / 0.15) * (math.hypot(v.co.x, v.co.y) / 0.3)
    put("lid", top, dark)
    lever = block(0.3, 0.16, 0.05, 0.02, 4, dark)
    lever.location, lever.rotation_euler = (0.22, 0, 2.09), (0, math.radians(10), 0)
    tube([(0.3, 0, 2.0, 1.1), (0.5, 0, 2.02, 1), (0.68, 0, 1.94, 1), (0.74, 0, 1.7, 1), (0.74, 0, 1.2, 1), (0.68, 0, 0.92, 1), (0.44, 0, 0.84, 1.1)], 0.056, dark, steps=10)
    beans = Beans()
    beans.pour(90, (0.18, 0.14), None, at=(-0.86, -0.4))
    beans.strew(10, lambda: (random.gauss(-0.2, 0.5), random.gauss(-0.9, 0.12)))
    camera((0.3, -8.0, 3.0), (-0.02, 0, 1.0), 98, 5.6, (0, -0.4, 1.0))


@scene
def espresso_machine():
    """A machine for the kitchen: one group, a steam wand, a gauge, cups warming on top."""
    table("stone")
    wall(4.6)
    daylight("window")
    paint, metal = powder(), steel(0.3, (5, 0.1, 0.1))
    dark = Material("grip", "#191716", rough=0.4, specular=0.4).done()
    white = Material("china", "#ece6da", rough=0.2, specular=0.5).done()
    block(1.92, 2.0, 0.26, 0.06, 5, paint).location.z = 0.07
    block(1.86, 0.86, 2.0, 0.07, 5, paint).location = (0, 0.54, 0.1)
    block(1.9, 1.5, 0.66, 0.07, 5, paint).location = (0, 0.25, 1.61)
    for x in (-0.78, 0.78):
        put("foot", lathe([(0.08, 0), (0.09, 0.09)], 32), dark, (x, -0.78, 0))
    block(1.66, 0.03, 0.42, 0.012, 3, metal).location = (0, -0.505, 1.73)
    block(1.6, 0.03, 1.15, 0.012, 3, metal).location = (0, 0.1, 0.4)
    block(1.56, 1.02, 0.03, 0.01, 3, dark).location = (0, -0.42, 0.32)
    for k in range(22):
        block(0.028, 1.0, 0.02, 0.006, 2, metal).location = (-0.735 + k * 0.07, -0.42, 0.345)
    for y in (-0.92, -0.42, 0.08):
        block(1.56, 0.03, 0.022, 0.006, 2, metal).location = (0, y, 0.342)
    gx, gy = -0.28, -0.16
    put("group", lathe(curve([(0, 1.3), (0.25, 1.3), (0.275, 1.315), (0.28, 1.36), (0.28, 1.5), (0.25, 1.53), (0.25, 1.64)], 4), 128, sharp=40), metal, (gx, gy, 0))
    put("holder", lathe(curve([(0.06, 1.1), (0.2, 1.11), (0.235, 1.14), (0.24, 1.2), (0.24, 1.28), (0.25, 1.3), (0.2, 1.31)], 4), 128, sharp=40), metal, (gx, gy, 0))
    tube([(gx, gy - 0.2, 1.21), (gx, gy - 0.42, 1.2)], 0.04, metal)
    tube([(gx, gy - 0.38, 1.2, 0.75), (gx, gy - 0.5, 1.195, 0.95), (gx, gy - 0.8, 1.17, 1.1), (gx, gy - 0.95, 1.16, 1.0)], 0.065, walnut())
    for side in (-1, 1):
        tube([(gx, gy - 0.02, 1.12), (gx + side * 0.06, gy - 0.03, 1.06), (gx + side * 0.08, gy - 0.03, 0.98)], 0.034, metal)
    tube([(0.62, -0.3, 1.64), (0.63, -0.42, 1.5), (0.66, -0.52, 1.2), (0.7, -0.6, 0.66)], 0.03, metal)
    tube([(0.645, -0.47, 1.34), (0.665, -0.53, 1.14)], 0.046, dark)
    def front(name, profile, material, x, z, y=-0.52, sharp=40):
        put(name, lathe(profile, 96, sharp=sharp), material, (x, y, z), (math.radians(90), 0, 0))
    front("rim", [(0.1, 0), (0.15, 0.0), (0.155, 0.03), (0.14, 0.045), (0.13, 0.03)], metal, 0.16, 1.94)
    front("face", [(0, 0.022), (0.135, 0.022)], white, 0.16, 1.94)
    needle = block(0.012, 0.004, 0.1, 0.001, 1, dark)
    needle.location, needle.rotation_euler.y = (0.16, -0.548, 1.93), math.radians(-35)
    front("knob", curve([(0, 0.16), (0.09, 0.16), (0.105, 0.145), (0.11, 0.1), (0.11, 0.02), (0.06, 0)], 4), dark, 0.66, 1.94)
    for x in (-0.66, -0.46):
        front("button", curve([(0, 0.035), (0.05, 0.035), (0.06, 0.025), (0.062, 0)], 3), dark, x, 1.94)
    cup_side = curve([(0, 0.03), (0.13, 0.02), (0.15, 0.0), (0.17, 0.03), (0.215, 0.16), (0.23, 0.32), (0.222, 0.327), (0.212, 0.32), (0.195, 0.16), (0, 0.06)], 5)
    cup_mesh = lathe(cup_side, 96, sharp=180)
    put("cup", cup_mesh, white, (gx, gy - 0.06, 0.365))
    tube([(gx + 0.2, gy - 0.06, 0.63), (gx + 0.33, gy - 0.08, 0.63), (gx + 0.33, gy - 0.08, 0.5), (gx + 0.19, gy - 0.06, 0.46)], 0.026, white)
    for x, y in ((-0.6, 0.0), (-0.1, 0.1), (-0.35, 0.45), (0.4, 0.2)):
        put("cup", cup_mesh, white, (x, y, 2.6), (math.pi, 0, 0))
    camera((-1.6, -9.4, 3.4), (0, 0, 1.26), 98, 8, (0, -0.5, 1.2))
