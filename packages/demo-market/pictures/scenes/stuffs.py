"""What things are made of, and lumps of it."""
import math
import random

from mathutils import Vector, noise

from studio import Material, curve, lathe, put, sheet


def glaze(slot="body"):
    m = Material("glaze", slot=slot, rough=0.22, specular=0.5)
    return m.bump(m.noise(3, 3), 0.05, 0.03).done()


def metal(name, colour, rough=0.22, along=(0.1, 0.1, 5)):
    m = Material(name, colour, rough=rough, metal=1.0)
    return m.bump(m.noise(36, 2, m.coords(scale=along)), 0.04, 0.004).done()


def ball(size, material, rough=0.05, seed=0, stretch=(1, 1, 1)):
    """A lump: a sphere with dents."""
    def p(u, v):
        a, b = 2 * math.pi * u, math.pi * (v - 0.5)
        d = Vector((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)))
        grow = 1 + rough * noise.noise(d * 1.7 + Vector((seed, 0, 0))) + rough * 0.4 * noise.noise(d * 6 + Vector((0, seed, 0)))
        return Vector((d.x * stretch[0], d.y * stretch[1], d.z * stretch[2])) * grow * size
    mesh = sheet(40, 28, p, uv=False)
    mesh.materials.append(material)
    return mesh


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


def baked(slot="second", crumb=7, rough=0.85, specular=0.2, least=0.62):
    """Dough, sugar or fruit: a crumb of one colour, paler and darker."""
    m = Material("baked", slot=slot, rough=rough, specular=specular)
    own = m.node("ShaderNodeObjectInfo").outputs["Random"]
    m.grain(m.math("MULTIPLY", m.between(own, 0.8, 1.0, 0, 1), m.between(m.noise(crumb, 6), least, 1.0)))
    return m.bump(m.noise(crumb * 1.6, 8), 0.5, 0.04).done()


def biscuit(dough, at, tilt=0.0):
    """A plain round biscuit, no two quite alike."""
    k = random.uniform(0, 9)
    side = curve([(0, 0), (0.84, 0), (0.98, 0.05), (1, 0.13), (0.93, 0.22), (0.7, 0.26), (0, 0.25)], 5)
    disc = lathe(side, 80, lambda a: 1 + 0.018 * math.sin(a * 3 + k) + 0.012 * math.sin(a * 8 + k), 180)
    return put("biscuit", disc, dough, at, (tilt, 0, k), 0.3)
