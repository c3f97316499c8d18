export type Stop = [offset: number, colour: string, opacity?: number];

const n = (value: number) => Number(value.toFixed(2)).toString();
export const num = n;

/** Collects the definitions (gradients, blurs, clips, symbols) of one picture and gives each an id. */
export class Canvas {
  #ids = new Map<string, string>();

  /** Returns the id of a definition; the same definition is kept once. */
  define(make: (id: string) => string): string {
    const content = make("@@");
    let id = this.#ids.get(content);
    if (!id) {
      id = `d${this.#ids.size}`;
      this.#ids.set(content, id);
    }
    return id;
  }

  #stops(stops: Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined ? "" : ` stop-opacity="${n(opacity)}"`;
        return `<stop offset="${n(offset)}" stop-color="${colour}"${alpha}/>`;
      })
      .join("");
  }

  linear(stops: Stop[], to: "x" | "y" | [number, number, number, number] = "x"): string {
    const [x1, y1, x2, y2] = to === "x" ? [0, 0, 1, 0] : to === "y" ? [0, 0, 0, 1] : to;
    const at = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`;
    return `url(#${this.define((id) => `<linearGradient id="${id}" ${at}>${this.#stops(stops)}</linearGradient>`)})`;
  }

  radial(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const at = `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`;
    return `url(#${this.define((id) => `<radialGradient id="${id}" ${at}>${this.#stops(stops)}</radialGradient>`)})`;
  }

  /** A filter attribute; room is the share of the thing's box that the blur may spread over. */
  blur(radius: number, room = 0.6): string {
    const at = `x="${-room}" y="${-room}" width="${1 + room * 2}" height="${1 + room * 2}"`;
    const id = this.define(
      (own) => `<filter id="${own}" ${at}><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  clip(d: string): string {
    return `clip-path="url(#${this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`;
  }

  symbol(content: string): string {
    return this.define((id) => `<g id="${id}">${content}</g>`);
  }

  definitions(): string {
    return `<defs>${[...this.#ids].map(([content, id]) => content.replaceAll("@@", id)).join("")}</defs>`;
  }
}

export function use(id: string, x: number, y: number, scale = 1, angle = 0, scaleY = scale): string {
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(scale)} ${n(scaleY)})"/>`;
}

export function group(content: string, x = 0, y = 0, scale = 1, angle = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(scale)})">${content}</g>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: string): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`;
}

export function rect(x: number, y: number, w: number, h: number, attributes: string, r = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" ${attributes}/>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}
