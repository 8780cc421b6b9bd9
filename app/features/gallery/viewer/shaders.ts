export const VERTEX_SHADER = `#version 300 es
in vec3 position;
in vec3 normal;
uniform vec3 centre;
uniform vec2 turning;
uniform vec4 lens; // focal length, aspect, distance, radius
out vec3 facing;
out vec3 eye;
vec3 turned(vec3 p) {
  float c = cos(turning.x), s = sin(turning.x);
  p = vec3(c * p.x + s * p.z, p.y, c * p.z - s * p.x);
  c = cos(turning.y); s = sin(turning.y);
  return vec3(p.x, c * p.y - s * p.z, s * p.y + c * p.z);
}
void main() {
  vec3 p = turned(position - centre) - vec3(0.0, 0.0, lens.z);
  facing = turned(normal);
  eye = -p;
  float near = max(lens.z - lens.w * 2.0, lens.w * 0.02), far = lens.z + lens.w * 2.0;
  gl_Position = vec4(p.x * lens.x / lens.y, p.y * lens.x,
    ((far + near) * -p.z - 2.0 * far * near) / (far - near), -p.z);
}`;

/** Studio lighting: soft light from above, a key light at the left, a rim light at the right; filmic tone curve at the end. */
export const FRAGMENT_SHADER = `#version 300 es
precision highp float;
in vec3 facing;
in vec3 eye;
uniform vec3 colour;
uniform vec2 surface; // metallic, roughness
out vec4 shown;
vec3 studio(vec3 d, float blur) {
  float sky = smoothstep(-0.6, 0.9, d.y);
  float window = smoothstep(0.75 - blur, 0.95, dot(d, normalize(vec3(-0.6, 0.55, 0.6))));
  float strip = smoothstep(0.85 - blur, 1.0, dot(d, normalize(vec3(0.85, 0.2, 0.35))));
  return mix(vec3(0.32, 0.30, 0.28), vec3(0.98, 0.97, 0.95), sky) + window * 1.6 + strip * 0.7;
}
void main() {
  vec3 n = normalize(facing), v = normalize(eye);
  if (dot(n, v) < 0.0) n = -n;
  float metal = surface.x, rough = clamp(surface.y, 0.06, 1.0);
  vec3 key = normalize(vec3(-0.5, 0.8, 0.65));
  float lit = max(dot(n, key), 0.0);
  vec3 diffuse = colour * (0.34 + 0.30 * (n.y * 0.5 + 0.5) + 0.62 * lit);
  vec3 h = normalize(key + v);
  float tight = 2.0 / (rough * rough * rough * rough + 0.001);
  float spark = pow(max(dot(n, h), 0.0), tight) * (1.0 - rough) * 1.4;
  float fresnel = pow(1.0 - max(dot(n, v), 0.0), 5.0);
  vec3 mirror = studio(reflect(-v, n), rough * 0.9);
  vec3 f0 = mix(vec3(0.04), colour, metal);
  vec3 gloss = mirror * (f0 + (1.0 - f0) * fresnel * (1.0 - rough)) * (1.0 - 0.75 * rough);
  vec3 light = diffuse * (1.0 - metal) + gloss + spark * mix(vec3(1.0), colour, metal) * 0.6;
  light = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14);
  shown = vec4(pow(light, vec3(1.0 / 2.2)), 1.0);
}`;
