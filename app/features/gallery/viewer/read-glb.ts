/** One part of a model: a mesh with one material. */
export interface ModelPart {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint16Array | Uint32Array;
  colour: [number, number, number];
  metallic: number;
  roughness: number;
  /** Shown in the colour of the product variant. */
  isTinted: boolean;
}

interface Gltf {
  meshes: { primitives: { attributes: Record<string, number>; indices: number; material: number }[] }[];
  accessors: {
    bufferView: number;
    byteOffset?: number;
    componentType: number;
    count: number;
    type: string;
  }[];
  bufferViews: { byteOffset?: number; byteLength: number }[];
  materials: {
    name?: string;
    pbrMetallicRoughness?: { baseColorFactor?: number[]; metallicFactor?: number; roughnessFactor?: number };
  }[];
}

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const WIDTHS: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
/** The name of the material that is shown in the colour of the variant. */
const TINTED = 'tint';

/** Reads the subset of binary glTF that our models use: one buffer, meshes without skins or textures. */
export function readGlb(file: ArrayBuffer): ModelPart[] {
  const view = new DataView(file);
  if (file.byteLength < 20 || view.getUint32(0, true) !== MAGIC) throw new Error('This is no GLB file.');
  const jsonLength = view.getUint32(12, true);
  if (view.getUint32(16, true) !== JSON_CHUNK) throw new Error('The GLB file has no description.');
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, jsonLength))) as Gltf;
  const binary = 20 + jsonLength + 8;

  const read = (index: number | undefined) => {
    const accessor = gltf.accessors[index ?? -1];
    const width = WIDTHS[accessor?.type ?? ''];
    if (!accessor || !width) throw new Error('The GLB file has an invalid accessor.');
    const start =
      binary + (gltf.bufferViews[accessor.bufferView]?.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
    const length = accessor.count * width;
    if (accessor.componentType === FLOAT) return new Float32Array(file, start, length);
    return accessor.componentType === UNSIGNED_INT
      ? new Uint32Array(file, start, length)
      : new Uint16Array(file, start, length);
  };

  return gltf.meshes.flatMap(({ primitives }) =>
    primitives.map(({ attributes, indices, material }) => {
      const { name, pbrMetallicRoughness: look = {} } = gltf.materials[material] ?? {};
      const [red = 1, green = 1, blue = 1] = look.baseColorFactor ?? [];
      return {
        positions: read(attributes.POSITION) as Float32Array,
        normals: read(attributes.NORMAL) as Float32Array,
        indices: read(indices) as Uint16Array | Uint32Array,
        colour: [red, green, blue] as [number, number, number],
        metallic: look.metallicFactor ?? 0,
        roughness: look.roughnessFactor ?? 1,
        isTinted: name === TINTED,
      };
    }),
  );
}
