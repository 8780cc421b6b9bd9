import type { TryOnPart, TryOnShade } from '../../../../commerce/widgets/try-on/provider.ts';
import type { Look, Painter } from './paint-face.ts';

export interface TryOnTexts {
  title: string;
  shades: string;
  skin: string;
  photo: string;
  drawn: string;
  strength: string;
  place: string;
  size: string;
  close: string;
  face: string;
  note: string;
}

export interface TryOnSetting {
  shop: string;
  /** The SKU whose availability was requested. */
  asked: string;
  worn: string;
  part: TryOnPart | null;
  shades: TryOnShade[];
  texts: TryOnTexts;
}

type Paint = (pen: CanvasRenderingContext2D, part: TryOnPart, look: Look) => Painter;

/**
 * The try-on on a canvas in the shopper's browser. Its source is inlined into the frame, so it must not use anything outside
 * itself.
 */
export function runTryOn({ shop, asked, worn, part, shades, texts }: TryOnSetting, paint: Paint): void {
  const post = (message: object) => parent.postMessage(message, shop);
  const canvas = document.getElementById('face') as HTMLCanvasElement;
  const pen = canvas.getContext('2d');
  const [firstShade] = shades;
  const isAvailable = pen !== null && part !== null && firstShade !== undefined;
  document.getElementById('close')?.addEventListener('click', () => post({ type: 'vto_closed' }));
  post({ type: 'vto_available', sku: asked, available: isAvailable });
  if (!pen || !part || !firstShade) return;

  const SKINS = ['#f3d9c6', '#e6bd9d', '#c9946c', '#9a6544', '#5f3a26'];
  const state = {
    sku: worn,
    skin: 1,
    strength: 0.75,
    photo: null as ImageBitmap | null,
    x: 360,
    y: 560,
    scale: 1,
  };
  const shadeNow = () => shades.find(({ sku }) => sku === state.sku) ?? firstShade;

  const draw = (): void => {
    const { tone, label } = shadeNow();
    const painter = paint(pen, part, { tone, strength: state.strength });
    pen.clearRect(0, 0, 720, 900);
    if (state.photo) painter.photo(state.photo, state);
    else painter.model(SKINS[state.skin] ?? '#e6bd9d');
    canvas.setAttribute('aria-label', texts.face.replace('{shade}', label));
    canvas.dataset.shade = state.sku;
  };

  const tools = document.getElementById('tools') as HTMLElement;
  function dots(
    name: string,
    label: string,
    all: { value: string; label: string; tone: string }[],
    now: string,
  ) {
    const group = document.createElement('fieldset');
    const legend = document.createElement('legend');
    const row = document.createElement('div');
    row.className = 'dots';
    legend.textContent = label;
    for (const one of all) {
      const box = document.createElement('label');
      const input = document.createElement('input');
      Object.assign(input, {
        type: 'radio',
        name,
        value: one.value,
        checked: one.value === now,
        ariaLabel: one.label,
      });
      box.title = one.label;
      const dot = document.createElement('span');
      dot.style.background = one.tone;
      box.append(input, dot);
      row.append(box);
    }
    group.append(legend, row);
    return group;
  }
  function slider(name: 'strength' | 'scale', label: string, least: number, most: number) {
    const box = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'range', min: least, max: most, step: 0.05, name });
    input.value = String(state[name]);
    input.addEventListener('input', () => {
      state[name] = Number(input.value);
      draw();
    });
    box.append(label, input);
    return box;
  }
  const skins = dots(
    'skin',
    texts.skin,
    SKINS.map((tone, index) => ({ value: String(index), label: `${texts.skin} ${index + 1}`, tone })),
    String(state.skin),
  );
  const row = document.createElement('div');
  row.className = 'row';
  const size = slider('scale', texts.size, 0.3, 2.5);
  const hint = document.createElement('small');
  hint.textContent = texts.place;
  const upload = document.createElement('label');
  upload.className = 'file';
  const file = document.createElement('input');
  Object.assign(file, { type: 'file', accept: 'image/*' });
  upload.append(texts.photo, file);
  const back = document.createElement('button');
  back.type = 'button';
  back.textContent = texts.drawn;
  const note = document.createElement('small');
  note.textContent = texts.note;
  row.append(slider('strength', texts.strength, 0.2, 1), size, upload, back);
  tools.append(
    dots(
      'shade',
      texts.shades,
      shades.map(({ sku, label, tone }) => ({ value: sku, label, tone })),
      state.sku,
    ),
    skins,
    row,
    hint,
    note,
  );
  function use(photo: ImageBitmap | null): void {
    state.photo = photo;
    skins.hidden = photo !== null;
    for (const part of [size, hint, back]) part.hidden = photo === null;
    draw();
  }
  tools.addEventListener('change', (event) => {
    const input = event.target as HTMLInputElement;
    if (input.name === 'shade') state.sku = input.value;
    if (input.name === 'skin') state.skin = Number(input.value);
    if (input.type === 'file' && input.files?.[0]) {
      createImageBitmap(input.files[0]).then(use, (error) => console.error('photo could not be read', error));
    } else draw();
  });
  back.addEventListener('click', () => use(null));
  canvas.addEventListener('pointermove', (event) => {
    if (!state.photo || event.buttons === 0) return;
    const box = canvas.getBoundingClientRect();
    state.x = ((event.clientX - box.left) / box.width) * 720;
    state.y = ((event.clientY - box.top) / box.height) * 900;
    draw();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') post({ type: 'vto_closed' });
  });
  addEventListener('message', (event) => {
    if (event.source !== parent) return;
    const message = event.data as { type?: string; products?: { sku: string }[] };
    const sku = message.products?.[0]?.sku;
    if (message.type === 'vto_reset') use(null);
    if (message.type !== 'vto_add_products' || !sku) return;
    const isKnown = shades.some((shade) => shade.sku === sku);
    if (isKnown) {
      state.sku = sku;
      const dot = [...tools.querySelectorAll<HTMLInputElement>('[name=shade]')].find(
        ({ value }) => value === sku,
      );
      if (dot) dot.checked = true;
      draw();
    }
    post({ type: 'vto_available', sku, available: isKnown });
  });
  use(null);
}
