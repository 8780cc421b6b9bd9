import { createHash } from 'node:crypto';

/** A simple picture, the same for the same text. */
function drawPicture(text: string, width: number, height: number): string {
  const [hue = 0, tilt = 0, size = 0] = createHash('sha256').update(text).digest();
  const background = `hsl(${Math.round(hue * 1.41)} 32% 84%)`;
  const shape = `hsl(${Math.round(hue * 1.41)} 38% 46%)`;
  const radius = Math.round(Math.min(width, height) * (0.22 + size / 1500));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${background}"/><ellipse cx="${width / 2}" cy="${height / 2}" rx="${radius}" ry="${Math.round(radius * 1.5)}" fill="${shape}" transform="rotate(${tilt % 60} ${width / 2} ${height / 2})"/></svg>`;
}

export function pictureResponse(text: string, width: number, height: number): Response {
  return new Response(drawPicture(text, width, height), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
