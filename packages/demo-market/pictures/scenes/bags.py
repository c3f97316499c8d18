"""Coffee bags: flat-bottomed and gusseted, filled by a short simulation of their film, so that folds are real."""
import math
import random

import bpy

from studio import Material, lathe, mesh_of, put, sheet, smooth, tube


def film(label=(0.0, 1.0, 0.0, 1.0), slot="print", kind="matte"):
    rough, specular = {"matte": (0.5, 0.4), "gloss": (0.26, 0.5), "kraft": (0.82, 0.2), "foil": (0.34, 0.5)}[kind]
    m = Material(kind, slot=slot, rough=rough, specular=specular)
    if kind == "kraft":
        fibre = m.noise(34, 5, m.coords(scale=(1, 1, 0.28)))
        m.grain(m.math("MULTIPLY", m.between(fibre, 0.8, 1.0, 0.32, 0.66), m.between(m.noise(130, 2), 0.9, 1.0)))
        m.bump(fibre, 0.16, 0.008)
    else:
        m.bump(m.noise(120, 2), 0.05, 0.003)
    m.bump(m.noise(3.1, 6, distortion=0.8), 0.16 if kind != "kraft" else 0.22, 0.05)
    return m.done(label)


def outline(w, depth, open_depth, across, half):
    """Points around one cross-section, starting at the front's left edge: front, right side folded in, back, left side."""
    d = max(0.012, open_depth)
    inward = math.sqrt(max(0, (depth / 2) ** 2 - (d / 2) ** 2)) * 0.94
    x, y = w / 2, d / 2
    ring = [(-x + w * i / across, -y) for i in range(across)]
    ring += [(x - inward * (k / half), -y + y * k / half) for k in range(half)]
    ring += [(x - inward * (1 - k / half), y * k / half) for k in range(half)]
    ring += [(x - w * i / across, y) for i in range(across)]
    ring += [(-x + inward * (k / half), y - y * k / half) for k in range(half)]
    ring += [(-x + inward * (1 - k / half), -y * k / half) for k in range(half)]
    return ring


def bag(w=1.35, h=2.1, depth=0.75, kind="matte", seal=0.2, pressure=5.0, fill=0.72, label=(0.0, 1.0, 0.0, 1.0), side_slot="body", seed=1, top="sealed", frames=20, valve=True):
    """
    A bag standing on z = 0, its front towards -y. label is the front's share that takes the label (u0, u1, v0, v1);
    the rest and the sides have the body's colour. Returns the object.
    """
    rnd = random.Random(seed)
    across, half, rows = 28, 6, 42
    points, faces, uvs = [], [], []
    ring_size = 2 * across + 4 * half
    for j in range(rows + 1):
        t = j / rows
        z = t * h
        closing = max(0.0, min(1.0, (t - fill) / (1 - fill - 0.02)))
        open_depth = depth * (1 - closing ** 1.25)
        for x, y in outline(w, depth, open_depth, across, half):
            points.append((x + rnd.gauss(0, 0.0012), y + rnd.gauss(0, 0.0012), z))
    for j in range(rows):
        for i in range(ring_size):
            k = (i + 1) % ring_size
            faces.append((j * ring_size + i, j * ring_size + k, (j + 1) * ring_size + k, (j + 1) * ring_size + i))
    bottom = list(range(ring_size))
    faces.append(tuple(reversed(bottom)))
    mesh = mesh_of(points, faces)
    layer = mesh.uv_layers.new(name="uv")
    for face in mesh.polygons[:-1]:
        i = face.index % ring_size
        front = i < across
        for loop in face.loop_indices:
            v = mesh.loops[loop].vertex_index
            column, row = v % ring_size, v // ring_size
            layer.data[loop].uv = (column / across, row / rows) if front else (-1, -1)
    thing = put("bag", mesh, film(label, "print", kind))
    pins = thing.vertex_groups.new(name="pins")
    for j in range(rows + 1):
        weight = 1.0 if j == 0 else 0.0
        if j >= rows - 1:
            weight = 1.0
        if weight:
            pins.add(range(j * ring_size, (j + 1) * ring_size), weight, "REPLACE")
    cloth = thing.modifiers.new("cloth", "CLOTH")
    s = cloth.settings
    s.quality = 4
    s.mass = 0.25
    s.tension_stiffness = s.compression_stiffness = 42
    s.shear_stiffness = 26
    s.bending_stiffness = 7.5 if kind == "kraft" else 4.0
    s.vertex_group_mass = "pins"
    s.use_pressure = True
    s.uniform_pressure_force = pressure
    s.effector_weights.gravity = 0.0
    s.air_damping = 3
    scene = bpy.context.scene
    scene.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    done = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    scene.frame_set(1)
    bpy.data.objects.remove(thing)
    made = put("bag", done)
    smooth(made, 1)
    height = max(p[2] for p in points)
    if top == "sealed":
        strip(w, seal, height, label, kind)
    elif top == "rolled":
        rolled(w, height, kind)
    if valve:
        vent(made, w, h)
    return made


def strip(w, seal, z, label, kind):
    """The welded strip above the bag: pressed ridges and a straight cut."""
    m = Material("seal", slot="body", rough=0.5 if kind != "kraft" else 0.8, specular=0.4)
    parts = m.node("ShaderNodeSeparateXYZ")
    m.link(m.coords(), parts.inputs[0])
    ridges = m.math("SINE", m.math("MULTIPLY", parts.outputs[2], 150))
    m.bump(ridges, 0.22, 0.012).bump(m.noise(3, 4), 0.2, 0.04)
    def p(u, v):
        return ((u - 0.5) * w, 0.015 * math.sin(u * 7 + 1) * (0.2 + v), z - 0.012 + v * seal)
    mesh = sheet(40, 6, p, uv=False)
    thing = put("strip", mesh, m.done())
    step = thing.modifiers.new("thick", "SOLIDIFY")
    step.thickness = 0.018
    step.offset = 0


def rolled(w, z, kind):
    """The top rolled down and held by a tin tie."""
    m = Material("roll", slot="body", rough=0.8, specular=0.2)
    m.bump(m.noise(34, 5), 0.2, 0.01)
    turns = 1.6
    def p(u, v):
        a = v * turns * 2 * math.pi
        r = 0.12 - 0.022 * v * turns
        return ((u - 0.5) * w * (1.0 + 0.01 * math.sin(u * 9)), -r * math.sin(a) - 0.02, z + 0.10 - r * math.cos(a) * 1.25 + 0.012 * math.sin(u * 5))
    put("roll", sheet(40, 60, p, uv=False), m.done())
    tie = Material("tie", slot="second", rough=0.5, specular=0.4).done()
    tube([(-w / 2 - 0.1, -0.16, z + 0.1), (0, -0.175, z + 0.1), (w / 2 + 0.1, -0.16, z + 0.1)], 0.02, tie)


def vent(made, w, h):
    """The valve: a disc with three holes, pressed on the film below the seal."""
    spot = None
    for v in made.data.vertices:
        co = v.co
        if abs(co.x) < w * 0.03 and abs(co.z - h * 0.885) < 0.03 and co.y < 0 and (spot is None or co.y < spot.co.y):
            spot = v
    if spot is None:
        return
    m = Material("vent", slot="body", rough=0.4, specular=0.4)
    disc = lathe([(0, 0.016), (0.012, 0.012), (0.03, 0.016), (0.062, 0.018), (0.07, 0.026), (0.082, 0.022), (0.088, 0.0)], 48)
    thing = put("vent", disc, m.done(), spot.co + spot.normal * 0.004)
    thing.rotation_euler = spot.normal.to_track_quat("Z", "Y").to_euler()
