"""Sacks, tins, cartons and bars."""
import math
import random

import bpy
from mathutils import Vector, noise

from props import Beans, daylight, ground_coffee, mound, table, wall
from studio import Material, block, camera, curve, lathe, printed_block, put, scene, sheet


def jute(label):
    m = Material("jute", slot="print", rough=0.95, specular=0.05)
    spot = m.node("ShaderNodeUVMap", uv_map="uv")
    parts = m.node("ShaderNodeSeparateXYZ")
    m.link(spot.outputs[0], parts.inputs[0])
    wobble = m.math("MULTIPLY", m.noise(5, 3), 9.0)
    warp = m.math("SINE", m.math("ADD", m.math("MULTIPLY", parts.outputs[0], 700), wobble))
    weft = m.math("SINE", m.math("ADD", m.math("MULTIPLY", parts.outputs[1], 260), wobble))
    weave = m.math("MAXIMUM", m.math("MULTIPLY", warp, m.math("GREATER_THAN", m.math("MULTIPLY", warp, weft), 0.0)), m.math("MULTIPLY", weft, -0.8))
    m.grain(m.math("MULTIPLY", m.between(weave, 0.6, 1.0, -0.6, 0.9), m.between(m.noise(16, 5, m.coords(scale=(1, 1, 0.4))), 0.74, 1.0)))
    m.bump(weave, 0.6, 0.012).bump(m.noise(4, 4), 0.4, 0.05)
    return m.done(label)


def open_sack(profile, label, beans_at, beans_size, lean, seed):
    """A sack with its rim turned down, full of green beans; profile is radius and height from foot to rim."""
    body = lathe(curve(profile, 10), 140, lambda a: 1 + 0.05 * math.cos(4 * a) ** 2, 180)
    top = max(z for _, z in profile)
    for v in body.vertices:
        co = v.co
        a = math.atan2(co.x, -co.y)
        fold = 0.022 * math.sin(a * 11 + 2 * math.sin(a * 3) + seed) * max(0, co.z - top * 0.4) + 0.05 * noise.noise(co * 1.6 + Vector((seed, 0, 0))) + 0.02 * noise.noise(co * 4.2)
        grow = 1 + fold * min(1, co.z / 0.15)
        co.x, co.y = co.x * grow + lean * (co.z / top) ** 2, co.y * grow
        co.z += 0.05 * noise.noise(Vector((co.x * 1.3, co.y * 1.3, 5 + seed))) * max(0, co.z - top * 0.6)
    thing = put("sack", body, jute(label))
    thing.rotation_euler.z = math.pi
    beans = Beans(kind="green", size=beans_size)
    width = beans_at[0]
    beans.heap(mound(width, beans_at[1], seed=2 + seed), ((-width, width), (-width, width)), step=0.62, centre=(-lean, 0))
    for bean in [o for o in bpy.data.objects if o.name.startswith("bean")]:
        bean.location.z += beans_at[2]
    return beans


@scene
def sack():
    table("wood", "walnut")
    wall(4.4)
    daylight("window")
    profile = [(0.0, 0.01), (0.7, 0.0), (0.84, 0.1), (0.92, 0.5), (0.9, 0.95), (0.8, 1.3), (0.78, 1.42), (0.84, 1.52), (0.93, 1.5), (0.96, 1.4), (0.93, 1.32)]
    beans = open_sack(profile, (0.3, 0.7, 0.06, 0.76), (0.8, 0.3, 1.36), 0.115, 0.0, 0)
    beans.strew(30, lambda: (random.gauss(0.95, 0.4), random.gauss(-1.0, 0.25)))
    camera((0.5, -7.6, 3.4), (0.1, 0, 0.84), 100, 5.6, (0, -0.7, 0.9))


@scene
def sack_tall():
    table("wood", "bleached")
    wall(3.6)
    daylight("leaves", 1)
    profile = [(0.0, 0.01), (0.56, 0.0), (0.68, 0.08), (0.74, 0.5), (0.76, 1.1), (0.7, 1.62), (0.66, 1.8), (0.7, 1.92), (0.78, 1.92), (0.82, 1.8), (0.8, 1.66)]
    beans = open_sack(profile, (0.28, 0.72, 0.1, 0.8), (0.68, 0.2, 1.76), 0.105, 0.1, 4)
    beans.pour(120, (0.2, 0.16), None, at=(-1.0, -0.5))
    beans.strew(10, lambda: (random.gauss(-0.4, 0.4), random.gauss(-1.1, 0.14)))
    camera((-0.6, -8.0, 2.7), (-0.12, 0, 1.0), 92, 5.6, (0, -0.7, 1.0))


def tin_room():
    table("stone")
    wall(4.0)
    daylight("window", 1)


def see_tin():
    camera((-0.7, -7.4, 2.5), (-0.26, -0.1, 0.74), 112, 5.6, (0, -0.55, 0.8))


def tin_at():
    """A round tin with a lid, its label all around."""
    r, h = 0.56, 1.32
    print_m = Material("lacquer", slot="print", rough=0.3, specular=0.5)
    body = lathe([(r, 0.05), (r, h)], 160, sharp=180)
    thing = put("body", body, print_m.done((0.25, 0.75, 0.0, 1.0)))
    thing.rotation_euler.z = math.pi + 0.1
    steel = Material("steel", "#b9b4ab", rough=0.28, metal=1.0)
    steel.bump(steel.noise(40, 2, steel.coords(scale=(0.1, 0.1, 4))), 0.05, 0.004)
    metal = steel.done()
    put("foot", lathe([(0, 0.004), (r + 0.005, 0.004), (r + 0.02, 0.025), (r + 0.005, 0.05), (r, 0.052)], 128), metal)
    put("rim", lathe([(r, h), (r + 0.016, h + 0.008), (r + 0.016, h + 0.03), (r, h + 0.04)], 128), metal)
    lid = Material("lid", slot="second", rough=0.32, specular=0.5)
    put("lid", lathe([(r - 0.015, h + 0.02), (r - 0.012, h + 0.05), (r + 0.006, h + 0.055), (r + 0.01, h + 0.19), (r - 0.005, h + 0.215), (r - 0.05, h + 0.218), (r - 0.07, h + 0.2), (0, h + 0.2)], 128), lid.done())


@scene
def tin():
    tin_room()
    tin_at()
    beans = Beans()
    beans.pour(150, (0.2, 0.16), None, at=(-0.98, -0.45))
    beans.strew(12, lambda: (random.gauss(-0.5, 0.5), random.gauss(-1.05, 0.16)))
    see_tin()


@scene
def tin_ground():
    tin_room()
    tin_at()
    ground_coffee(0.4, 0.16, (-0.95, -0.6, 0), squash=0.85, seed=6)
    see_tin()


def carton_at():
    table("linen")
    wall(3.6)
    daylight("leaves", 1)
    printed_block(1.25, 0.62, 1.75, 0.018).rotation_euler.z = math.radians(-19)
    camera((0.5, -8.0, 2.7), (0.06, 0, 0.86), 98, 8, (0, -0.4, 0.9))


@scene
def carton():
    carton_at()
    Beans().strew(20, lambda: (random.gauss(0.8, 0.36), random.gauss(-0.95, 0.22)))


@scene
def carton_plain():
    """A box whose inside is no coffee beans."""
    carton_at()


@scene
def beans_close():
    daylight("window", strength=1.25)
    table("paper", "bean", 0)
    Beans(size=0.3, shapes=6).pour(420, (1.3, 1.1), (1.4, 1.25), 110)
    camera((0, -2.2, 4.6), (0, 0.03, 0.3), 100, 4, (0, -0.05, 0.4))


def tablet(columns, rows, material, size=0.224):
    """Chocolate in squares with sloping sides, on the slab that holds them together."""
    whole = block(columns * size, rows * size, 0.055, 0.012, material=material)
    for i in range(columns):
        for j in range(rows):
            square = block(size * 0.97, size * 0.97, 0.05, 0.016, material=material)
            for v in square.data.vertices:
                if v.co.z > 0:
                    v.co.x, v.co.y = v.co.x * 0.8, v.co.y * 0.8
            square.location = ((i - (columns - 1) / 2) * size, (j - (rows - 1) / 2) * size, 0.05)
            square.parent = whole
    return whole


@scene
def bar():
    """A chocolate bar half out of its sleeve, seen from above, with broken squares beside it."""
    table("stone")
    daylight("back")
    cocoa = Material("chocolate", slot="second", rough=0.42, specular=0.3)
    cocoa.grain(cocoa.between(cocoa.noise(5, 5), 0.86, 1.0)).bump(cocoa.noise(16, 4), 0.08, 0.015)
    cocoa = cocoa.done()
    foil = Material("foil", "#d9d4c8", rough=0.3, metal=1.0)
    foil = foil.bump(foil.noise(9, 5, distortion=1.2), 0.7, 0.05).done()
    sleeve = printed_block(1.02, 1.9, 0.13, 0.016, 0.55, on_top=True)
    inside = tablet(4, 3, cocoa)
    inside.parent, inside.location = sleeve, (0, 1.02, 0.012)
    def torn(u, v):
        y = 0.9 + v * (0.17 + 0.07 * noise.noise(Vector((u * 9, 1, 0))))
        return ((u - 0.5) * 0.97, y, 0.118 + 0.02 * noise.noise(Vector((u * 6, v * 2, 3))) + 0.012 * math.sin(u * 21) * v)
    put("foil", sheet(90, 12, torn, uv=False), foil).parent = sleeve
    sleeve.rotation_euler.z, sleeve.location = math.radians(13), (0.26, -0.26, 0)
    for x, y, z, turn, tilt, columns in ((-0.9, -0.5, 0, 0.4, 0, 2), (-0.64, -0.86, 0, 1.9, 0, 2), (-0.84, -0.7, 0.09, 1.1, 0.1, 1), (-1.06, -0.98, 0, 2.6, 0, 1)):
        broken = tablet(columns, 1, cocoa)
        broken.location, broken.rotation_euler = (x, y, z), (tilt, tilt, turn)
    Beans(size=0.12).strew(16, lambda: (random.gauss(-0.85, 0.24), random.gauss(0.35, 0.3)))
    camera((-0.1, -3.4, 7.2), (-0.14, 0.02, 0), 100, 8, (0, 0, 0.1))


@scene
def book():
    """A bound book seen from above, its label on the cover, a pencil beside it."""
    table("wood", "oak")
    daylight("back")
    cloth = Material("cover", slot="body", rough=0.65, specular=0.25)
    cloth = cloth.bump(cloth.noise(70, 3), 0.05, 0.004).done()
    cover = printed_block(1.4, 2.0, 0.034, 0.012, 0.6, on_top=True)
    def bound(thing, x, z):
        thing.location, thing.parent = (x, 0, z), cover
    bound(block(1.4, 2.0, 0.034, 0.012, material=cloth), 0, -0.22)
    bound(block(0.06, 2.0, 0.25, 0.024, 4, cloth), -0.69, -0.218)
    pages = Material("pages", "#e9e0cd", rough=0.9, specular=0.1)
    edge = pages.noise(60, 2, pages.coords(scale=(0.05, 0.05, 3)))
    bound(block(1.34, 1.93, 0.19, 0.004, material=pages.bump(edge, 0.5, 0.01).done()), 0, -0.188)
    band = Material("band", slot="second", rough=0.8, specular=0.15).done()
    bound(block(0.045, 2.016, 0.262, 0.006, material=band), 0.61, -0.225)
    cover.location, cover.rotation_euler.z = (0.18, 0.05, 0.22), math.radians(11)
    lacquer = Material("lacquer", slot="second", rough=0.3, specular=0.5).done()
    wood = Material("cut", "#d2a878", rough=0.7).done()
    lead = Material("lead", "#2a2826", rough=0.5).done()
    lying = (math.radians(90), 0, math.radians(24))
    for profile, material in ((((0, 0), (0.042, 0.0), (0.042, 1.3)), lacquer), (((0.042, 1.3), (0.012, 1.45)), wood), (((0.013, 1.447), (0, 1.49)), lead)):
        put("pencil", lathe(profile, 6, sharp=20), material, (-1.12, 0.62, 0.038), lying)
    Beans(size=0.12).strew(14, lambda: (random.gauss(-1.0, 0.16), random.gauss(0.75, 0.2)))
    camera((-0.1, -3.4, 7.2), (-0.12, 0.02, 0.1), 98, 8, (0, 0, 0.2))
