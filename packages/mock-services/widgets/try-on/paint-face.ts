import type { TryOnPart } from '../../../../commerce/widgets/try-on/provider.ts';

export interface Look {
  tone: string;
  /** From 0 to 1. */
  strength: number;
}

/** The position that the shopper chose on their photo. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface Painter {
  model(skin: string): void;
  photo(image: ImageBitmap, place: Place): void;
}

/**
 * Draws a face of 720 by 900 pixels with a shade, or the shade over a photo. Its source is inlined into the frame, so it must
 * not use anything outside itself.
 */
export function paintFace(pen: CanvasRenderingContext2D, part: TryOnPart, look: Look): Painter {
  function path(points: readonly (readonly number[])[]): void {
    pen.beginPath();
    points.forEach((point, index) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = point;
      if (index === 0) pen.moveTo(a, b);
      else if (point.length === 2) pen.lineTo(a, b);
      else pen.bezierCurveTo(a, b, c, d, e, f);
    });
    pen.closePath();
  }
  function fill(colour: string, alpha = 1, blend: GlobalCompositeOperation = 'source-over'): void {
    pen.save();
    pen.globalAlpha = alpha;
    pen.globalCompositeOperation = blend;
    pen.fillStyle = colour;
    pen.fill();
    pen.restore();
  }
  const face = () =>
    path([
      [360, 130],
      [520, 130, 585, 250, 575, 420],
      [570, 560, 480, 720, 360, 730],
      [240, 720, 150, 560, 145, 420],
      [135, 250, 200, 130, 360, 130],
    ]);
  /** Lips around 0,0; on the drawn face they are at 360,590. */
  function lips(): void {
    path([
      [-92, 0],
      [-60, -22, -34, -34, -18, -30],
      [-10, -28, 10, -28, 18, -30],
      [34, -34, 60, -22, 92, 0],
      [60, 40, 28, 52, 0, 52],
      [-28, 52, -60, 40, -92, 0],
    ]);
  }
  function eyelid(): void {
    path([
      [-62, 4],
      [-40, -44, 40, -44, 62, 0],
      [34, -20, -34, -20, -62, 4],
    ]);
  }
  function lashes(): void {
    pen.save();
    pen.strokeStyle = look.tone;
    pen.lineCap = 'round';
    pen.lineWidth = 2 + look.strength * 4;
    for (let step = -5; step <= 5; step += 1) {
      const x = step * 11;
      const y = -20 + step * step * 0.8;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.quadraticCurveTo(x + step * 1.5, y - 12, x + step * 3.6, y - 24 * (0.6 + look.strength * 0.6));
      pen.stroke();
    }
    pen.restore();
  }
  function at(x: number, y: number, draw: () => void, scale = 1): void {
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    draw();
    pen.restore();
  }
  function wear(isPhoto: boolean): void {
    const { tone } = look;
    if (part === 'lips') {
      lips();
      fill(tone, look.strength, isPhoto ? 'multiply' : 'source-over');
      if (isPhoto) fill(tone, look.strength * 0.45, 'soft-light');
      pen.save();
      pen.strokeStyle = 'rgb(60 10 20 / 0.35)';
      pen.lineWidth = 3;
      pen.beginPath();
      pen.moveTo(-88, 2);
      pen.bezierCurveTo(-40, 8, -16, -2, 0, 4);
      pen.bezierCurveTo(16, -2, 40, 8, 88, 2);
      pen.stroke();
      pen.restore();
    } else if (part === 'eyelids') {
      eyelid();
      fill(tone, look.strength);
    } else if (part === 'lashes') lashes();
  }

  function model(skin: string): void {
    pen.fillStyle = '#e9e2d6';
    pen.fillRect(0, 0, 720, 900);
    path([
      [150, 330],
      [110, 120, 260, 50, 360, 50],
      [470, 50, 620, 120, 575, 360],
      [600, 560, 560, 640, 540, 700],
      [180, 700],
      [160, 640, 120, 560, 150, 330],
    ]);
    fill('#2b2019');
    path([
      [270, 660],
      [270, 780],
      [200, 830, 120, 850, 60, 900],
      [660, 900],
      [600, 850, 520, 830, 450, 780],
      [450, 660],
    ]);
    fill(skin);
    fill('#3a1d10', 0.12, 'multiply');
    face();
    fill(skin);
    if (part === 'skin') {
      face();
      fill(look.tone, look.strength * 0.8);
    }
    for (const side of [-1, 1]) {
      at(360 + side * 105, 480, () => {
        pen.beginPath();
        pen.ellipse(0, 0, 70, 46, 0, 0, Math.PI * 2);
        fill('#c2543f', 0.12);
      });
      at(360 + side * 105, 372, () => {
        path([
          [-60, 4],
          [-36, -34, 36, -34, 60, 2],
          [36, 28, -36, 28, -60, 4],
        ]);
        fill('#fffdf8');
        pen.beginPath();
        pen.arc(0, -2, 22, 0, Math.PI * 2);
        fill('#4b3826');
        pen.beginPath();
        pen.arc(0, -2, 10, 0, Math.PI * 2);
        fill('#0d0906');
        path([
          [-70, -62],
          [-40, -88, 40, -88, 74, -66],
          [40, -74, -40, -74, -70, -62],
        ]);
        fill('#2b2019', 0.85);
        if (part === 'eyelids' || part === 'lashes') wear(false);
      });
    }
    path([
      [350, 380],
      [340, 450, 318, 500, 330, 515],
      [345, 530, 375, 530, 390, 515],
      [402, 500, 380, 450, 370, 380],
    ]);
    fill('#3a1d10', 0.07, 'multiply');
    at(360, 590, () => {
      lips();
      fill('#b4665c');
      if (part === 'lips') wear(false);
    });
  }

  function photo(image: ImageBitmap, place: Place): void {
    const wearHere = () => wear(true);
    const scale = Math.max(720 / image.width, 900 / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    pen.drawImage(image, (720 - width) / 2, (900 - height) / 2, width, height);
    if (part === 'skin') {
      at(
        place.x,
        place.y,
        () => {
          pen.beginPath();
          pen.ellipse(0, 0, 170, 240, 0, 0, Math.PI * 2);
          pen.filter = 'blur(24px)';
          fill(look.tone, look.strength * 0.6, 'soft-light');
          pen.filter = 'none';
        },
        place.scale,
      );
    } else if (part === 'lips') at(place.x, place.y, wearHere, place.scale);
    else for (const side of [-1, 1]) at(place.x + side * 105 * place.scale, place.y, wearHere, place.scale);
  }

  return { model, photo };
}
