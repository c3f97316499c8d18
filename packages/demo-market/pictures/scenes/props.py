"""Things that stand in many scenes: table, wall, beans, ground coffee, and the light they are seen in."""
import math
import random

import bpy
from mathutils import Vector, noise

from studio import Material, ambient, area, mesh_of, put, sheet, sun


# --- the place ----------------------------------------------------------------------------------------------------

def table(kind="paper", slot="table", z=0.0, size=60):
    if kind == "wood":
        m = Material("wood", rough=0.5, specular=0.35)
        along = m.coords(scale=(0.22, 1.6, 1))
        rings = m.noise(2.1, 8, along, 0.6, 0.62)
        fine = m.noise(26, 3, m.coords(scale=(0.06, 1.5, 1)))
        both = m.math("ADD", m.math("MULTIPLY", rings, 0.72), m.math("MULTIPLY", fine, 0.28))
        dark, mid, pale = WOODS[slot if slot in WOODS else "oak"]
        m.colour(m.ramp(both, [(0.3, dark), (0.5, mid), (0.72, pale)]))
        m.roughness(m.between(fine, 0.38, 0.62)).bump(both, 0.16, 0.02)
        boards(m)
        material = m.done()
    elif kind == "stone":
        m = Material("stone", slot=slot, rough=0.6, specular=0.35)
        cloud, speck = m.noise(0.9, 10, rough=0.62), m.noise(38, 2)
        m.grain(m.math("MULTIPLY", m.between(cloud, 0.78, 1.0, 0.3, 0.65), m.between(speck, 0.86, 1.0, 0.36, 0.5)))
        material = m.bump(m.noise(9, 8), 0.1, 0.02).done()
    elif kind == "linen":
        m = Material("linen", slot=slot, rough=0.9, specular=0.1)
        weave = m.math("MULTIPLY", m.math("SINE", m.noise(46, 2, m.coords(scale=(1, 0.03, 1)))), m.noise(46, 2, m.coords(scale=(0.03, 1, 1))))
        m.grain(m.between(weave, 0.74, 1.0, 0.05, 0.4))
        material = m.bump(weave, 0.4, 0.015).bump(m.noise(0.9, 3), 0.7, 0.35).done()
    else:
        m = Material("paper", slot=slot, rough=0.85, specular=0.15)
        m.grain(m.between(m.noise(1.1, 6), 0.92, 1.0))
        material = m.bump(m.noise(60, 3), 0.08, 0.006).done()
    ground = sheet(1, 1, lambda u, v: ((u - 0.5) * size, (v - 0.3) * size, 0), uv=False)
    return put("table", ground, material, at=(0, 0, z))


WOODS = {
    "oak": ("#7d5736", "#a87b50", "#c39a6d"),
    "walnut": ("#2e1c12", "#4d3120", "#6f4a31"),
    "bleached": ("#a58e74", "#c3ae92", "#d8c8b0"),
}


def boards(m):
    """Joints between the boards."""
    parts = m.node("ShaderNodeSeparateXYZ")
    m.link(m.coords(), parts.inputs[0])
    across = m.math("FRACT", m.math("ADD", m.math("MULTIPLY", parts.outputs[1], 0.36), 0.42))
    joint = m.math("GREATER_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", across, 0.5)), 0.006)
    shade = m.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    shade.inputs[0].default_value = 1
    dark = m.between(joint, 0.25, 1.0, 0, 1)
    m.link(m.paint, shade.inputs[1])
    m.link(dark, shade.inputs[2])
    m.colour(shade.outputs[0])
    m.bump(joint, 0.3, 0.02)


def wall(distance=5.0, slot="wall", kind="plaster"):
    m = Material("plaster", slot=slot, rough=0.9, specular=0.1)
    cloud = m.noise(0.5, 8, rough=0.6)
    m.grain(m.between(cloud, 0.86, 1.0, 0.3, 0.7))
    m.bump(m.noise(2.2, 10, rough=0.6), 0.35, 0.08)
    back = sheet(1, 1, lambda u, v: ((u - 0.5) * 60, 0, v * 30 - 2), uv=False)
    return put("wall", back, m.done(), at=(0, distance, 0))


def daylight(kind="window", side=-1, strength=1.0):
    """The light of a room: a large window at one side, or low sun through leaves or a window's bars."""
    if kind == "window":
        area((side * 6.2, -1.2, 4.6), (0, 0.3, 0.9), (3.2, 4.2), 1500 * strength, (1, 0.95, 0.87))
        area((-side * 7, -4, 3), (0, 0, 1), 6, 60 * strength, (1, 0.95, 0.88))
        ambient(0.2 * strength, (0.95, 0.97, 1.0))
    elif kind == "back":
        area((side * 4.5, 4.2, 6.5), (0, 0, 0.8), (5, 4), 900 * strength, (1, 0.955, 0.88))
        area((-side * 5, -7, 4), (0, 0, 1), 7, 330 * strength, (0.98, 0.98, 1.0))
        ambient(0.3 * strength, (1, 0.98, 0.95))
    else:
        at = Vector((side * 7.0, -4.6, 6.6))
        sun(at, (0, 0, 0.8), 3.7 * strength, 1.6, (1, 0.87, 0.70))
        area((side * 6, -6, 6), (0, 0, 1), 5, 240 * strength, (1, 0.97, 0.92))
        ambient(0.36 * strength, (0.93, 0.96, 1.0))
        (leaves if kind == "leaves" else bars)(at, Vector((0, 0.6, 1.0)))


def leaves(at, look):
    """Branches between the sun and the scene."""
    dark = Material("leaf", "#202a18", rough=0.9).done()
    way = (at - look).normalized()
    across, up = way.cross(Vector((0, 0, 1))).normalized(), Vector((0, 0, 1))
    blade = sheet(6, 2, lambda u, v: ((u - 0.5) * 1.0, (v - 0.5) * 0.36 * math.sin(math.pi * min(1, u * 1.02)) ** 0.8, 0.03 * math.sin(u * 5)), uv=False)
    for _ in range(11):
        start = look + way * random.uniform(3.2, 5.0) + across * random.uniform(-3.2, 3.2) + up * random.uniform(-1.2, 2.6)
        lean = random.uniform(-0.6, 0.6)
        for k in range(9):
            spot = start + across * (lean * k * 0.24) - up * (0.2 * k) + across * random.uniform(-0.22, 0.22)
            put("leaf", blade, dark, spot, (random.uniform(0, 6), random.uniform(0, 6), random.uniform(0, 6)), random.uniform(0.45, 0.8)).visible_camera = False


def bars(at, look):
    """A window's frame between the sun and the scene."""
    dark = Material("bar", "#30281f", rough=0.9).done()
    way = (at - look).normalized()
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(way).normalized()
    middle = look + way * 5.5
    def bar(centre, half_a, half_b):
        corners = [centre + across * (a * half_a) + up * (b * half_b) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        put("bar", mesh_of(corners, [(0, 1, 2, 3)], smooth=False), dark).visible_camera = False
    for k in (-1, 0, 1, 2):
        bar(middle + across * (k * 1.9 - 0.75), 0.09, 6)
    for k in (-1, 0, 1, 2):
        bar(middle + up * (k * 1.9 - 0.55), 6, 0.08)
    for s in (-1, 1):
        bar(middle + across * (s * 7), 3.6, 8)


# --- coffee -------------------------------------------------------------------------------------------------------

def bean_mesh(seed=0, nu=30, nv=22):
    """A coffee bean lying on its back: round below, flat above with its crease."""
    offset = Vector((seed * 13.1, seed * 7.7, seed * 3.3))
    wave = 0.05 + 0.03 * math.sin(seed * 2.4)
    def spot(u, v):
        a, b = 2 * math.pi * u, math.pi * (v - 0.5)
        x, y, z = math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)
        p = Vector((x * 0.5, y * 0.365 * (1 - 0.06 * x), z * (0.29 if z < 0 else 0.12)))
        if z > 0:
            line = wave * math.sin(x * 3.4 + seed)
            away = abs(p.y - line * 0.7)
            reach = max(0.0, 1 - (x / 0.96) ** 4)
            p.z -= 0.15 * reach * math.exp(-(away / 0.042) ** 2)
            p.z += 0.035 * reach * math.exp(-((away - 0.11) / 0.07) ** 2)
        p *= 1 + 0.035 * noise.noise(p * 3.1 + offset) + 0.012 * noise.noise(p * 11 + offset)
        return p
    # The poles lie at the ends of the short axis; a finer grid near the flat side keeps the crease sharp.
    def grid(u, v):
        return spot(u, 0.5 + 0.5 * math.copysign(abs(2 * v - 1) ** (1.0 if v < 0.5 else 1.15), v - 0.5))
    return sheet(nu * 2, nv * 2, grid, uv=False)


def bean_material(slot="bean", kind="roasted"):
    m = Material("bean", "#6e4324", slot=slot, rough=0.5 if kind == "roasted" else 0.62, specular=0.3 if kind == "roasted" else 0.25)
    own = m.node("ShaderNodeObjectInfo").outputs["Random"]
    tone = m.math("MULTIPLY", m.between(own, 0.55, 0.95, 0, 1), m.between(m.noise(5.5, 6), 0.72, 1.0))
    m.grain(tone)
    m.roughness(m.between(m.noise(7, 4), 0.4, 0.66) if kind == "roasted" else m.math("ADD", 0.62))
    m.bump(m.noise(14, 5), 0.22 if kind == "roasted" else 0.12, 0.02)
    return m.done()


class Beans:
    """Beans of a few shapes, strewn or heaped; each is an instance."""

    def __init__(self, slot="bean", kind="roasted", size=0.105, shapes=4):
        material = bean_material(slot, kind)
        self.size = size
        self.shapes = [bean_mesh(i) for i in range(shapes)]
        for mesh in self.shapes:
            mesh.materials.append(material)

    def one(self, at, turn=None):
        flat = random.choice((0, math.pi, math.pi, random.uniform(0, 6)))
        turn = turn or (flat + random.gauss(0, 0.16), random.gauss(0, 0.16), random.uniform(0, 6.3))
        return put("bean", random.choice(self.shapes), None, at, turn, self.size * random.uniform(0.9, 1.1))

    def strew(self, count, where, z=0.0, apart=0.85):
        """Lying singly; where() gives x, y."""
        taken = []
        for _ in range(count * 12):
            x, y = where()
            if all((x - a) ** 2 + (y - b) ** 2 > (self.size * apart) ** 2 for a, b in taken):
                taken.append((x, y))
                self.one((x, y, z + self.size * 0.24))
            if len(taken) >= count:
                break

    def heap(self, height, spread, step=0.52, layers=2, centre=(0, 0)):
        """Covers the surface z = height(x, y) within x, y of spread, thickly enough that nothing below shows."""
        (x0, x1), (y0, y1) = spread
        gap = self.size * step
        for layer in range(layers):
            y = y0
            while y < y1:
                x = x0
                while x < x1:
                    px, py = x + random.uniform(-gap, gap) * 0.6, y + random.uniform(-gap, gap) * 0.6
                    z = height(px, py)
                    if z is not None:
                        turn = (random.gauss(0, 0.5) + random.choice((0, math.pi, math.pi)), random.gauss(0, 0.5), random.uniform(0, 6.3))
                        put("bean", random.choice(self.shapes), None, (centre[0] + px, centre[1] + py, z + self.size * (0.1 + 0.3 * layer) + random.uniform(-0.15, 0.2) * self.size), turn, self.size * random.uniform(0.9, 1.1))
                    x += gap * (1 + layer * 0.35)
                y += gap * (1 + layer * 0.35)


    def pour(self, count, over, walls, frames=90, at=(0, 0), drop=0.4):
        """
        Lets beans fall on the table and come to rest on each other. over is half the width and depth they fall from;
        walls the half width and depth that holds them, or None for a free heap.
        """
        side = max(1, int(over[0] * 2 / (self.size * 1.15)))
        made = []
        for k in range(count):
            deep = max(1, int(over[1] * 2 / (self.size * 1.15)))
            x = (k % side + 0.5) / side * 2 - 1
            y = (k // side % deep + 0.5) / deep * 2 - 1
            z = drop + self.size * 0.8 * (k // (side * deep))
            made.append(self.one((at[0] + x * over[0] + random.gauss(0, 0.01), at[1] + y * over[1], z), (random.uniform(0, 6), random.uniform(0, 6), random.uniform(0, 6))))
        stops = [put("stop", sheet(1, 1, lambda u, v: ((u - 0.5) * 20, (v - 0.5) * 20, 0), uv=False))]
        if walls:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                wide = walls[1] if dx else walls[0]
                middle = (at[0] + dx * walls[0], at[1] + dy * walls[1])
                stops.append(put("stop", sheet(1, 1, lambda u, v: (middle[0] + (0 if dx else (u - 0.5) * 2.2 * wide), middle[1] + ((u - 0.5) * 2.2 * wide if dx else 0), v * 6 - 0.5), uv=False)))
        # A few corners are enough to fall and roll.
        rough = [bean_mesh(i, 5, 4) for i in range(len(self.shapes))]
        fine = [bean.data for bean in made]
        for bean in made:
            bean.data = rough[self.shapes.index(bean.data)]
        settle(made, stops, frames)
        for bean, mesh in zip(made, fine):
            bean.data = mesh
        return made


def settle(things, stops, frames):
    """Bullet's simulation of things coming to rest; afterwards they stay where they lie."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    for objects, kind, shape in ((things, "ACTIVE", "CONVEX_HULL"), (stops, "PASSIVE", "MESH")):
        bpy.ops.object.select_all(action="DESELECT")
        for thing in objects:
            thing.select_set(True)
        bpy.context.view_layer.objects.active = objects[0]
        bpy.ops.rigidbody.objects_add(type=kind)
        for thing in objects:
            body = thing.rigid_body
            body.collision_shape = shape
            body.friction, body.restitution = 0.75, 0.05
            body.use_margin, body.collision_margin = True, 0.004
            if kind == "ACTIVE":
                body.linear_damping, body.angular_damping = 0.12, 0.35
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations, world.time_scale = 8, 12, 0.8
    world.point_cache.frame_end = frames
    scene.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    resting = [(thing, thing.evaluated_get(graph).matrix_world.copy()) for thing in things]
    bpy.ops.rigidbody.world_remove()
    for thing, matrix in resting:
        thing.matrix_world = matrix
    for stop in stops:
        bpy.data.objects.remove(stop)
    scene.frame_set(1)


def mound(radius, height, squash=1.0, seed=0):
    """A round heap's surface, for Beans.heap."""
    def z(x, y):
        r = math.hypot(x, y / squash) / radius * (1 + 0.12 * noise.noise(Vector((x * 1.4 + seed, y * 1.4, 0))))
        return None if r > 1 else height * (0.5 + 0.5 * math.cos(math.pi * r ** 1.15)) + 0.005
    return z


def ground_coffee(radius, height, at=(0, 0, 0), slot="bean", squash=1.0, seed=0):
    """A heap of grounds: a rough surface and crumbs around it."""
    m = Material("grounds", slot=slot, rough=0.95, specular=0.12)
    m.grain(m.math("MULTIPLY", m.between(m.noise(42, 2), 0.45, 1.0, 0.3, 0.62), m.between(m.noise(90, 2), 0.7, 1.0)))
    m.bump(m.noise(48, 3), 1.0, 0.03).bump(m.noise(12, 4), 0.6, 0.05)
    material = m.done()
    def p(u, v):
        a, r = 2 * math.pi * u, v * 1.12
        edge = 1 + 0.1 * noise.noise(Vector((math.cos(a) * 1.7 + seed, math.sin(a) * 1.7, 0)))
        x, y = math.cos(a) * r * radius * edge, math.sin(a) * r * radius * edge * squash
        z = height * max(0, 1 - r ** 1.15) + 0.02 * noise.noise(Vector((x * 6, y * 6, seed))) + 0.012 * noise.noise(Vector((x * 19, y * 19, seed)))
        return (x, y, max(-0.004, z) if r < 1 else -0.01)
    put("grounds", sheet(180, 110, p, uv=False), material, at)
    crumb = mesh_of([(0.5, 0, 0), (-0.4, 0.4, 0), (-0.3, -0.5, 0), (0, 0, 0.6), (0.1, 0.1, -0.4)], [(0, 1, 3), (1, 2, 3), (2, 0, 3), (1, 0, 4), (2, 1, 4), (0, 2, 4)])
    crumb.materials.append(material)
    for _ in range(620):
        a, r = random.uniform(0, 6.3), radius * (0.55 + abs(random.gauss(0, 0.32)))
        z = max(0.0, height * (1 - (r / radius) ** 1.15)) + 0.006
        put("crumb", crumb, None, (at[0] + math.cos(a) * r, at[1] + math.sin(a) * r * squash, at[2] + z), (random.uniform(0, 6), random.uniform(0, 6), random.uniform(0, 6)), random.uniform(0.012, 0.032))
