export interface Material {
  name: string;
  /** Linear light, 0 to 1. */
  colour: [number, number, number];
  metallic: number;
  roughness: number;
}

export interface Mesh {
  positions: number[];
  normals: number[];
  indices: number[];
}

export interface Part {
  material: Material;
  mesh: Mesh;
}

const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;

/** One binary glTF file: one buffer, one node, one primitive for each part. */
export function writeGlb(name: string, parts: Part[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const views: object[] = [];
  const accessors: object[] = [];
  let offset = 0;

  const store = (values: number[], kind: 'VEC3' | 'SCALAR') => {
    const isFloat = kind === 'VEC3';
    const array = isFloat ? new Float32Array(values) : new Uint16Array(values);
    const bytes = new Uint8Array(Math.ceil(array.byteLength / 4) * 4);
    bytes.set(new Uint8Array(array.buffer));
    views.push({ buffer: 0, byteOffset: offset, byteLength: array.byteLength });
    const axis = (at: number, pick: (...all: number[]) => number) =>
      values.filter((_, index) => index % 3 === at).reduce((best, value) => pick(best, value));
    accessors.push({
      bufferView: views.length - 1,
      componentType: isFloat ? FLOAT : UNSIGNED_SHORT,
      count: isFloat ? values.length / 3 : values.length,
      type: kind,
      ...(isFloat && {
        min: [0, 1, 2].map((at) => axis(at, Math.min)),
        max: [0, 1, 2].map((at) => axis(at, Math.max)),
      }),
    });
    chunks.push(bytes);
    offset += bytes.length;
    return accessors.length - 1;
  };

  const primitives = parts.map(({ mesh }, material) => ({
    attributes: { POSITION: store(mesh.positions, 'VEC3'), NORMAL: store(mesh.normals, 'VEC3') },
    indices: store(mesh.indices, 'SCALAR'),
    material,
  }));
  const json = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name }],
    meshes: [{ primitives }],
    materials: parts.map(({ material: { name: title, colour, metallic, roughness } }) => ({
      name: title,
      doubleSided: true,
      pbrMetallicRoughness: {
        baseColorFactor: [...colour, 1],
        metallicFactor: metallic,
        roughnessFactor: roughness,
      },
    })),
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: offset }],
  });
  return assemble(new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4)), chunks, offset);
}

function assemble(json: Uint8Array, chunks: Uint8Array[], length: number): Uint8Array {
  const total = 12 + 8 + json.length + 8 + length;
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, total, true);
  view.setUint32(12, json.length, true);
  view.setUint32(16, 0x4e4f534a, true);
  file.set(json, 20);
  view.setUint32(20 + json.length, length, true);
  view.setUint32(24 + json.length, 0x004e4942, true);
  let at = 28 + json.length;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}
