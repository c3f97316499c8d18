"""Jars and bottles, and the canisters that keep coffee fresh."""
import math
import random

from props import Beans, daylight, table, wall
from studio import Material, camera, curve, glass, lathe, put, scene, sheet


def stuck(r, low, high, reach):
    """A paper label around a vessel of radius r, its front towards -y; reach is half its angle."""
    m = Material("paper", slot="print", rough=0.7, specular=0.25)
    skin = sheet(60, 1, lambda u, v: (r * math.sin((2 * u - 1) * reach), -r * math.cos((2 * u - 1) * reach), low + v * (high - low)))
    return put("label", skin, m.bump(m.noise(80, 3), 0.05, 0.004).done())


def filled(outer, inner, content, inside):
    """Glass of two profiles from foot to mouth, with what is inside standing close to it."""
    put("glass", lathe(curve(outer, 6) + curve(inner[::-1], 6), 128, sharp=180), glass("jar"))
    put("inside", lathe(curve(content, 6), 128, sharp=180), inside)


@scene
def jar():
    """A jar of something sweet and brown, full to its shoulder."""
    table("linen")
    wall(3.8)
    daylight("window")
    sweet = Material("sweet", rough=0.3, specular=0.4)
    sweet.colour(sweet.ramp(sweet.noise(2.4, 5, distortion=1.4), [(0.3, "#64300f"), (0.5, "#7b3f17"), (0.7, "#8f4f22")]))
    filled(
        [(0, 0.02), (0.33, 0.0), (0.385, 0.012), (0.413, 0.05), (0.42, 0.12), (0.42, 0.74), (0.41, 0.82), (0.365, 0.9), (0.34, 0.94), (0.335, 1.0)],
        [(0, 0.07), (0.33, 0.06), (0.378, 0.08), (0.393, 0.13), (0.393, 0.74), (0.383, 0.81), (0.34, 0.885), (0.315, 0.93), (0.31, 1.0)],
        [(0, 0.075), (0.33, 0.066), (0.374, 0.085), (0.389, 0.13), (0.389, 0.74), (0.378, 0.81), (0.337, 0.88), (0, 0.885)],
        sweet.done(),
    )
    stuck(0.424, 0.19, 0.69, 1.08)
    lid = Material("lid", slot="second", rough=0.34, specular=0.5).done()
    put("lid", lathe(curve([(0, 1.098), (0.27, 1.096), (0.285, 1.108), (0.34, 1.108), (0.366, 1.09), (0.37, 1.07), (0.368, 0.975), (0.378, 0.965), (0.376, 0.945), (0.35, 0.94)], 4), 128, sharp=180), lid)
    beans = Beans()
    beans.pour(90, (0.18, 0.14), None, at=(-0.78, -0.3))
    beans.strew(9, lambda: (random.gauss(-0.3, 0.4), random.gauss(-0.74, 0.12)))
    camera((-0.3, -6.8, 2.1), (-0.16, 0, 0.52), 116, 5.6, (0, -0.42, 0.5))


@scene
def bottle():
    """A bottle of dark syrup."""
    table("wood", "bleached")
    wall(3.8)
    daylight("window", 1)
    syrup = Material("syrup", "#2a1007", rough=0.12, specular=0.5).done()
    filled(
        [(0, 0.03), (0.21, 0.0), (0.25, 0.015), (0.272, 0.06), (0.275, 0.12), (0.275, 1.08), (0.255, 1.2), (0.17, 1.35), (0.11, 1.46), (0.096, 1.58), (0.096, 1.86)],
        [(0, 0.09), (0.2, 0.07), (0.235, 0.08), (0.252, 0.13), (0.252, 1.08), (0.235, 1.19), (0.15, 1.34), (0.09, 1.46), (0.076, 1.58), (0.076, 1.86)],
        [(0, 0.095), (0.2, 0.075), (0.232, 0.085), (0.249, 0.13), (0.249, 1.08), (0.232, 1.19), (0.147, 1.34), (0.087, 1.46), (0.074, 1.56), (0, 1.56)],
        syrup,
    )
    stuck(0.279, 0.24, 0.98, 1.15)
    cap = Material("cap", slot="second", rough=0.4, specular=0.4).done()
    put("cap", lathe(curve([(0, 2.0), (0.095, 2.0), (0.115, 1.985), (0.12, 1.96), (0.12, 1.74), (0.105, 1.735)], 4), 96, sharp=180), cap)
    beans = Beans()
    beans.pour(80, (0.18, 0.14), None, at=(0.72, -0.3))
    beans.strew(10, lambda: (random.gauss(0.4, 0.4), random.gauss(-0.74, 0.12)))
    camera((0.3, -7.8, 2.3), (0.2, 0, 0.97), 117, 5.6, (0, -0.28, 0.9))


@scene
def canister():
    """A painted canister with a lid of wood."""
    table("stone")
    wall(4.0)
    daylight("window")
    paint = Material("paint", slot="body", rough=0.42, specular=0.4)
    paint = paint.bump(paint.noise(120, 2), 0.05, 0.003).done()
    r, h = 0.5, 1.12
    put("body", lathe(curve([(0, 0.02), (r - 0.05, 0.0), (r - 0.015, 0.012), (r, 0.04), (r, 0.1)], 5) + curve([(r, 0.12), (r, h - 0.1), (r, h - 0.02), (r - 0.006, h), (r - 0.03, h)], 5), 160, sharp=180), paint)
    wood = Material("lid", rough=0.5, specular=0.3)
    wood.colour(wood.ramp(wood.noise(2.6, 7, wood.coords(scale=(0.5, 5, 1)), 0.8), [(0.3, "#6f4425"), (0.5, "#93623a"), (0.7, "#b5834f")]))
    wood = wood.done()
    black = Material("seal", "#1a1817", rough=0.6).done()
    put("seal", lathe([(r - 0.03, h - 0.01), (r - 0.022, h + 0.014), (r - 0.03, h + 0.03)], 128), black)
    put("lid", lathe(curve([(0.3, h + 0.022), (r - 0.02, h + 0.022), (r + 0.004, h + 0.034), (r + 0.008, h + 0.06), (r + 0.006, h + 0.1), (r - 0.012, h + 0.122), (r - 0.06, h + 0.126), (0, h + 0.126)], 4), 160, sharp=180), wood)
    put("knob", lathe(curve([(0.07, h + 0.12), (0.075, h + 0.15), (0.105, h + 0.2), (0.1, h + 0.235), (0.06, h + 0.248), (0, h + 0.25)], 5), 64, sharp=180), wood)
    beans = Beans()
    beans.pour(140, (0.2, 0.16), None, at=(0.9, -0.4))
    beans.strew(12, lambda: (random.gauss(0.4, 0.5), random.gauss(-0.95, 0.14)))
    camera((0.5, -7.2, 2.7), (0.2, -0.1, 0.64), 108, 5.6, (0, -0.5, 0.7))


@scene
def storage_jar():
    """A jar of beans with a stopper of cork."""
    table("wood", "oak")
    wall(4.0)
    daylight("window", 1)
    put("glass", lathe(curve([(0, 0.02), (0.44, 0.0), (0.485, 0.015), (0.5, 0.06), (0.5, 0.3), (0.5, 1.12), (0.485, 1.2), (0.45, 1.24), (0.45, 1.3), (0.46, 1.315), (0.45, 1.325), (0.432, 1.315), (0.432, 1.24), (0.47, 1.18), (0.48, 1.1), (0.48, 0.3), (0.48, 0.09), (0.45, 0.06), (0, 0.06)], 6), 128, sharp=180), glass("jar"))
    cork = Material("cork", rough=0.85, specular=0.15)
    cork.colour(cork.ramp(cork.noise(22, 5), [(0.34, "#6e4a2a"), (0.46, "#b98d5f"), (0.7, "#cfa878")]))
    cork = cork.bump(cork.noise(26, 4), 0.3, 0.012).done()
    put("stopper", lathe(curve([(0.41, 1.17), (0.428, 1.2), (0.436, 1.34), (0.45, 1.42), (0.44, 1.44), (0.4, 1.445), (0, 1.445)], 4), 128, sharp=40), cork)
    stock = Beans(slot=None)
    put("middle", lathe([(0, 0.09), (0.38, 0.09), (0.38, 1.0), (0, 1.0)], 48), Material("middle", "#2e1a0f", rough=0.8).done())
    for level in range(24):
        for _ in range(40):
            a, d = random.uniform(0, 6.3), 0.435 * math.sqrt(random.uniform(0.75 if level < 21 else 0, 1))
            stock.one((d * math.cos(a), d * math.sin(a), 0.11 + level * 0.042), (random.uniform(0, 6), random.uniform(0, 6), random.uniform(0, 6)))
    Beans().strew(24, lambda: (random.gauss(0.75, 0.3), random.gauss(-0.75, 0.14)))
    camera((0.4, -7.2, 2.5), (0.12, 0, 0.72), 104, 5.6, (0, -0.5, 0.7))
