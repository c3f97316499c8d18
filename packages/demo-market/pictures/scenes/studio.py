"""The studio every scene is photographed in: shapes, materials, light, camera, and the passes that are handed on.

One unit is ten centimetres. What a product may colour has a slot ("body", "second", "bean", "wall", "table") or is
"print", the surface that takes the label; everything else keeps the colour that its scene gives it.
"""
import array
import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

BASE = 0.6  # the reflectance that every slot is rendered with
SLOTS = {"body": ("ma", 0), "print": ("ma", 1), "second": ("ma", 2), "wall": ("mb", 0), "table": ("mb", 1), "bean": ("mb", 2)}


SCENES = {}
SIZE = [720, 720]


def scene(make):
    """Makes the function the description of the picture of its name."""
    SCENES[make.__name__.replace("_", "-")] = make
    return make


def start(seed):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


# --- shapes -------------------------------------------------------------------------------------------------------

def put(name, mesh, material=None, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = turn
    thing.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    if material and not mesh.materials:
        mesh.materials.append(material)
    return thing


def mesh_of(points, faces, uvs=None, smooth=True):
    mesh = bpy.data.meshes.new("mesh")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if uvs is not None:
        layer = mesh.uv_layers.new(name="uv")
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    mesh.update()
    return mesh


def sheet(nu, nv, f, uv=True):
    """A grid of points f(u, v), with u and v as its surface coordinates."""
    points = [f(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    faces = [(j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i) for j in range(nv) for i in range(nu)]
    uvs = [(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)] if uv else None
    return mesh_of(points, faces, uvs)


def lathe(profile, segments=96, squeeze=None, sharp=40):
    """A turned thing; the profile goes from (radius, height) to (radius, height). Its u runs around, v up."""
    points, faces, uvs = [], [], []
    low, high = min(z for _, z in profile), max(z for _, z in profile)
    count = segments + 1
    for r, z in profile:
        for i in range(count):
            a = 2 * math.pi * i / segments
            k = squeeze(a) if squeeze else 1
            points.append((r * k * math.sin(a), -r * k * math.cos(a), z))
            uvs.append((i / segments, (z - low) / max(1e-6, high - low)))
    for j in range(len(profile) - 1):
        for i in range(segments):
            faces.append((j * count + i, j * count + i + 1, (j + 1) * count + i + 1, (j + 1) * count + i))
    mesh = mesh_of(points, faces, uvs)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(sharp)
    return mesh


def curve(points, steps=8):
    """A soft profile through points (Catmull-Rom)."""
    out = []
    for i in range(len(points) - 1):
        a, b, c, d = points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]
        for k in range(steps):
            t = k / steps
            out.append(tuple(0.5 * (2 * b[n] + (c[n] - a[n]) * t + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3) for n in range(len(b))))
    return out + [tuple(points[-1])]


def tube(points, radius, material, name="tube", flat=1.0, steps=8):
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 6
    data.use_fill_caps = True
    line = data.splines.new("POLY")
    soft = curve(points, steps)
    line.points.add(len(soft) - 1)
    for spot, p in zip(line.points, soft):
        spot.co = (*p[:3], 1)
        spot.radius = p[3] if len(p) > 3 else 1
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def block(w, d, h, bevel=0.02, segments=3, material=None):
    """A box standing on z = 0, its edges a little round."""
    x, y = w / 2, d / 2
    points = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, h), (x, -y, h), (x, y, h), (-x, y, h)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
    mesh = mesh_of(points, faces, smooth=False)
    thing = put("block", mesh, material)
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.harden_normals = bevel, segments, True
    mesh.use_auto_smooth = True
    return thing


def printed_block(w, d, h, bevel=0.02, rough=0.6, on_top=False):
    """A box of the body's colour whose front (or top) takes the label, on a skin just before it."""
    def card(slot):
        m = Material("card", slot=slot, rough=rough, specular=0.3)
        return m.bump(m.noise(70, 3), 0.05, 0.004).done()
    thing = block(w, d, h, bevel, material=card("body"))
    across, up = w - 2 * bevel, (d if on_top else h) - 2 * bevel
    if on_top:
        skin = sheet(1, 1, lambda u, v: ((u - 0.5) * across, (v - 0.5) * up, h + 0.0015))
    else:
        skin = sheet(1, 1, lambda u, v: ((u - 0.5) * across, -d / 2 - 0.0015, bevel + v * up))
    put("skin", skin, card("print")).parent = thing
    return thing


def smooth(thing, levels=1):
    step = thing.modifiers.new("smooth", "SUBSURF")
    step.levels = step.render_levels = levels
    return thing


def thicken(thing, by, offset=-1):
    step = thing.modifiers.new("thick", "SOLIDIFY")
    step.thickness, step.offset = by, offset
    return thing


# --- materials ----------------------------------------------------------------------------------------------------

def linear(colour):
    """'#rrggbb' as scene-linear."""
    if not isinstance(colour, str):
        return (*colour, 1) if len(colour) == 3 else tuple(colour)
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts], 1)


class Material:
    """A principled surface whose nodes are named by what they do."""

    def __init__(self, name, colour="#808080", slot=None, rough=0.5, specular=0.5, metal=0.0, glass=0.0, **more):
        self.made = bpy.data.materials.new(name)
        self.made.use_nodes = True
        self.tree = self.made.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]
        self.slot = slot
        for key, value in {"Roughness": rough, "Specular": specular, "Metallic": metal, "Transmission": glass, **more}.items():
            self.bsdf.inputs[key].default_value = value
        self.factor = None
        self.paint = None
        if not slot:
            self.bsdf.inputs["Base Color"].default_value = linear(colour)

    def node(self, kind, **values):
        made = self.tree.nodes.new(kind)
        for key, value in values.items():
            if key in made.inputs:
                made.inputs[key].default_value = value
            else:
                setattr(made, key, value)
        return made

    def link(self, a, b):
        self.tree.links.new(a, b)

    def math(self, op, a, b=0.0):
        made = self.node("ShaderNodeMath", operation=op)
        for i, value in enumerate((a, b)):
            if isinstance(value, (int, float)):
                made.inputs[i].default_value = value
            else:
                self.link(value, made.inputs[i])
        return made.outputs[0]

    def coords(self, kind="Object", scale=(1, 1, 1), turn=(0, 0, 0)):
        spot = self.node("ShaderNodeTexCoord")
        by = self.node("ShaderNodeMapping")
        by.inputs["Scale"].default_value = scale
        by.inputs["Rotation"].default_value = turn
        self.link(spot.outputs[kind], by.inputs["Vector"])
        return by.outputs[0]

    def noise(self, scale, detail=4.0, at=None, distortion=0.0, rough=0.55):
        made = self.node("ShaderNodeTexNoise")
        made.inputs["Scale"].default_value = scale
        made.inputs["Detail"].default_value = detail
        made.inputs["Roughness"].default_value = rough
        made.inputs["Distortion"].default_value = distortion
        self.link(at or self.coords(), made.inputs["Vector"])
        return made.outputs["Fac"]

    def between(self, value, low, high, from_low=0.3, from_high=0.7):
        made = self.node("ShaderNodeMapRange")
        for key, number in {"From Min": from_low, "From Max": from_high, "To Min": low, "To Max": high}.items():
            made.inputs[key].default_value = number
        self.link(value, made.inputs["Value"])
        return made.outputs[0]

    def ramp(self, value, stops):
        made = self.node("ShaderNodeValToRGB")
        while len(made.color_ramp.elements) < len(stops):
            made.color_ramp.elements.new(0.5)
        for stop, (at, colour) in zip(made.color_ramp.elements, stops):
            stop.position, stop.color = at, linear(colour)
        self.link(value, made.inputs[0])
        return made.outputs["Color"]

    def bump(self, value, strength=0.2, distance=0.02):
        made = self.node("ShaderNodeBump")
        made.inputs["Strength"].default_value = strength
        made.inputs["Distance"].default_value = distance
        self.link(value, made.inputs["Height"])
        before = self.bsdf.inputs["Normal"].links
        if before:
            self.link(before[0].from_socket, made.inputs["Normal"])
        self.link(made.outputs[0], self.bsdf.inputs["Normal"])
        return self

    def roughness(self, value):
        self.link(value, self.bsdf.inputs["Roughness"])
        return self

    def grain(self, value):
        """How much of the slot's colour shows here, 0 to 1."""
        self.factor = value
        return self

    def colour(self, socket):
        self.paint = socket
        return self

    def done(self, label=None):
        """Writes the slot's share and, for a label's surface, its coordinates into the passes."""
        if not self.slot:
            if self.paint:
                self.link(self.paint, self.bsdf.inputs["Base Color"])
            return self.made
        factor = self.factor if self.factor is not None else self.math("ADD", 1.0)
        inside = None
        if self.slot == "print":
            inside, u, v = self.label_area(label or (0, 1, 0, 1))
            where = self.node("ShaderNodeCombineXYZ")
            for i, value in enumerate((self.math("MULTIPLY", u, inside), self.math("MULTIPLY", v, inside), inside)):
                self.link(value, where.inputs[i])
            self.aov("uv", where.outputs[0])
        shares = {"ma": [None] * 3, "mb": [None] * 3}
        if inside is not None:
            shares["ma"][1] = self.math("MULTIPLY", factor, inside)
            shares["ma"][0] = self.math("MULTIPLY", factor, self.math("SUBTRACT", 1.0, inside))
        else:
            pass_name, channel = SLOTS[self.slot]
            shares[pass_name][channel] = factor
        for name, channels in shares.items():
            if any(c is not None for c in channels):
                out = self.node("ShaderNodeCombineXYZ")
                for i, c in enumerate(channels):
                    if c is not None:
                        self.link(c, out.inputs[i])
                self.aov(name, out.outputs[0])
        grey = self.node("ShaderNodeCombineXYZ")
        shown = self.math("MULTIPLY", factor, BASE)
        for i in range(3):
            self.link(shown, grey.inputs[i])
        self.link(grey.outputs[0], self.bsdf.inputs["Base Color"])
        return self.made

    def label_area(self, area):
        """Stretches the label's part of the surface coordinates (u0, u1, v0, v1) to 0..1; 1 inside, else 0."""
        u0, u1, v0, v1 = area
        spot = self.node("ShaderNodeUVMap", uv_map="uv")
        parts = self.node("ShaderNodeSeparateXYZ")
        self.link(spot.outputs[0], parts.inputs[0])
        u = self.math("DIVIDE", self.math("SUBTRACT", parts.outputs[0], u0), u1 - u0)
        v = self.math("DIVIDE", self.math("SUBTRACT", parts.outputs[1], v0), v1 - v0)
        inside = self.math("MULTIPLY", self.math("MULTIPLY", self.math("GREATER_THAN", u, 0.0005), self.math("LESS_THAN", u, 0.9995)), self.math("MULTIPLY", self.math("GREATER_THAN", v, 0.0005), self.math("LESS_THAN", v, 0.9995)))
        return inside, u, v

    def aov(self, name, socket):
        out = self.node("ShaderNodeOutputAOV")
        out.name = name
        self.link(socket, out.inputs["Color"])


def glass(name="glass", tint="#f4faf7", rough=0.0):
    """Clear glass that lets light through to the table (a shadow of real glass would need caustics)."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    nodes.clear()
    out, body, clear, mix, path = (nodes.new(k) for k in ("ShaderNodeOutputMaterial", "ShaderNodeBsdfGlass", "ShaderNodeBsdfTransparent", "ShaderNodeMixShader", "ShaderNodeLightPath"))
    body.inputs["Color"].default_value = linear(tint)
    body.inputs["Roughness"].default_value = rough
    body.inputs["IOR"].default_value = 1.45
    clear.inputs["Color"].default_value = (0.86, 0.88, 0.87, 1)
    either = nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    links.new(either.outputs[0], mix.inputs[0])
    links.new(body.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    return m


# --- light and camera ---------------------------------------------------------------------------------------------

def area(at, look, size, power, colour=(1, 1, 1)):
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size if isinstance(size, tuple) else (size, size)
    data.energy, data.color = power, colour
    lamp = bpy.data.objects.new("area", data)
    bpy.context.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return lamp


def sun(at, look, power, angle=2.0, colour=(1, 0.9, 0.76)):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = power, math.radians(angle), colour
    lamp = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(lamp)
    lamp.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return lamp


def ambient(strength, colour=(1, 0.97, 0.93)):
    back = bpy.context.scene.world.node_tree.nodes["Background"]
    back.inputs[0].default_value = (*colour, 1)
    back.inputs[1].default_value = strength


def camera(at, look, lens=80, fstop=None, focus=None):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, 36
    eye = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(eye)
    eye.location = at
    eye.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or look) - Vector(at)).length
    bpy.context.scene.camera = eye
    return eye


# --- taking the picture -------------------------------------------------------------------------------------------

def shoot(name, samples=20):
    """Renders once and writes each pass as raw floats to $PASSES/name.*; store-passes.ts takes them from there."""
    quick = float(os.environ.get("QUICK", "1"))
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = int(SIZE[0] * quick), int(SIZE[1] * quick)
    c = scene.cycles
    more = float(os.environ.get("SAMPLES", "1"))
    c.samples = max(8, int(samples * more))
    c.use_adaptive_sampling, c.adaptive_threshold = True, 0.04 / max(1, more)
    c.use_denoising = False
    c.caustics_reflective = c.caustics_refractive = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 6, 2, 2, 6
    c.sample_clamp_indirect = 4
    c.blur_glossy = 0.6
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = layer.use_pass_normal = True
    for aov in ("ma", "mb", "uv"):
        layer.aovs.add().name = aov
    folder = os.environ.get("PASSES", "/tmp/passes")
    os.makedirs(folder, exist_ok=True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    seen = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGB"
    passes = {"Image": "all", "DiffDir": "direct", "DiffInd": "bounced", "DiffCol": "albedo", "Normal": "normal", "ma": "ma", "mb": "mb", "uv": "uv"}
    out.file_slots.clear()
    for source, short in passes.items():
        out.file_slots.new(f"{name}.{short}.")
        tree.links.new(seen.outputs[source], out.inputs[-1])
    bpy.ops.render.render()
    w, h = scene.render.resolution_x, scene.render.resolution_y
    for short in passes.values():
        file = os.path.join(folder, f"{name}.{short}.{scene.frame_current:04d}.exr")
        image = bpy.data.images.load(file)
        image.colorspace_settings.name = "Raw" if "Raw" in [i.name for i in type(image.colorspace_settings).bl_rna.properties["name"].enum_items] else "Non-Color"
        values = array.array("f", [0.0]) * (w * h * 4)
        image.pixels.foreach_get(values)
        with open(os.path.join(folder, f"{name}.{short}.f32"), "wb") as stored:
            values.tofile(stored)
        os.remove(file)
    with open(os.path.join(folder, f"{name}.size"), "w") as file:
        file.write(f"{w} {h}")
