import type { ModelPart } from './read-glb.ts';
import { FRAGMENT_SHADER, VERTEX_SHADER } from './shaders.ts';
import { watchTurning } from './watch-turning.ts';

const FIELD_OF_VIEW = 0.55;

/** Draws the parts on every frame; returns a function that stops it. */
export function showScene(canvas: HTMLCanvasElement, parts: ModelPart[], tint: string | null): () => void {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: true, premultipliedAlpha: true });
  if (!gl) throw new Error('WebGL is not available.');
  const program = makeProgram(gl);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const { centre, radius } = boundsOf(parts);
  const drawn = parts.map((part) => upload(gl, program, part, tint));
  const turning = watchTurning(canvas);
  gl.enable(gl.DEPTH_TEST);
  // Called by `call`, because the lint rule for hooks takes every `use…` for one.
  gl.useProgram.call(gl, program);
  let frame = 0;

  const draw = (now: number) => {
    const { turn, tilt, distance } = turning.at(now);
    const scale = Math.min(devicePixelRatio, 2);
    const width = Math.round(canvas.clientWidth * scale);
    const height = Math.round(canvas.clientHeight * scale);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    gl.viewport(0, 0, width, height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    const aspect = width / Math.max(1, height);
    // In a narrow frame the camera moves back, so that the sides are not cut off.
    const away = (radius / Math.sin(FIELD_OF_VIEW / 2)) * distance * Math.max(1, 1 / aspect);
    gl.uniform3fv(place('centre'), centre);
    gl.uniform2f(place('turning'), turn, tilt);
    gl.uniform4f(place('lens'), 1 / Math.tan(FIELD_OF_VIEW / 2), aspect, away, radius);
    for (const { array, count, type, colour, metallic, roughness } of drawn) {
      gl.bindVertexArray(array);
      gl.uniform3fv(place('colour'), colour);
      gl.uniform2f(place('surface'), metallic, roughness);
      gl.drawElements(gl.TRIANGLES, count, type, 0);
    }
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(frame);
    turning.stop();
  };
}

function makeProgram(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('WebGL cannot create a shader.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(gl.getProgramInfoLog(program) ?? 'The shaders do not link.');
  }
  return program;
}

function upload(gl: WebGL2RenderingContext, program: WebGLProgram, part: ModelPart, tint: string | null) {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  for (const [name, values] of [
    ['position', part.positions],
    ['normal', part.normals],
  ] as const) {
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    const location = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, 3, gl.FLOAT, false, 0, 0);
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, part.indices, gl.STATIC_DRAW);
  return {
    array,
    count: part.indices.length,
    type: part.indices instanceof Uint32Array ? gl.UNSIGNED_INT : gl.UNSIGNED_SHORT,
    colour: part.isTinted && tint ? linearColour(tint) : part.colour,
    metallic: part.metallic,
    roughness: part.roughness,
  };
}

/** Converts a display colour to linear light. */
function linearColour(hex: string): [number, number, number] {
  const part = (from: number) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2;
  return [part(0), part(2), part(4)];
}

function boundsOf(parts: ModelPart[]) {
  const axes = [0, 1, 2].map(() => ({ low: Infinity, high: -Infinity }));
  for (const { positions } of parts) {
    positions.forEach((value, at) => {
      const axis = axes[at % 3];
      if (!axis) return;
      axis.low = Math.min(axis.low, value);
      axis.high = Math.max(axis.high, value);
    });
  }
  const centre = axes.map(({ low, high }) => (low + high) / 2) as [number, number, number];
  return { centre, radius: Math.hypot(...axes.map(({ low, high }) => high - low)) / 2 };
}
