import type { MockWidgetPageRequest, MockWidgets } from '../../../server/demo.server.ts';

export interface MockWidgetRequest extends MockWidgetPageRequest {
  /** The path after the widget's own name: `5012345678900.json`; empty for its first page. */
  rest: string;
}

/** Null when there is no such page. */
export type MockWidget = (request: MockWidgetRequest) => Promise<Response | null>;

/** Serves `/mock-services/{name}/{rest}`, each name by its own widget. */
export function dispatchMockWidgets(byName: Record<string, MockWidget>): MockWidgets {
  return {
    async respond(path, request) {
      const [name = '', ...rest] = path.split('/');
      const widget = Object.hasOwn(byName, name) ? byName[name] : undefined;
      return widget ? widget({ ...request, rest: rest.join('/') }) : null;
    },
  };
}

/** A script as a vendor's content network would serve it. */
export function scriptResponse(code: string): Response {
  return new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

/** A frame in a sandbox has no origin, so what its script fetches must be open to every origin. */
export function openResponse(value: unknown): Response {
  return Response.json(value, { headers: { 'access-control-allow-origin': '*' } });
}
