import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* Whoever builds a page looks for a component in the catalogue first, so that each one has to be there. */

const ui = join(__dirname, '..');

interface Component {
  name: string;
  /** `@portal/ui/date` */
  from: string;
  value: unknown;
}
interface StoryFile {
  file: string;
  shown: readonly Component['value'][];
  source: string;
}
let components: Component[] = [];
let stories: StoryFile[] = [];

beforeAll(async () => {
  const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  // What surrounds a page shows no piece of its own; what pages have in common is tested where it is used.
  const faces = Object.entries(exports).filter(
    ([face]) => !/^\.\/(?:host|pages|sign-in|sign-in-code|testing)$/.test(face),
  );
  components = (await Promise.all(faces.map(([face, file]) => componentsOf(face, file)))).flat();
  const files = readdirSync(join(ui, 'src'), { recursive: true, encoding: 'utf8' });
  stories = await Promise.all(files.filter((file) => file.endsWith('.stories.tsx')).map(storyFile));
});

async function componentsOf(face: string, file: string): Promise<Component[]> {
  const exported: Record<string, unknown> = await import(join(ui, file));
  return (
    Object.entries(exported)
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && isComponent(value))
      // One story shows whatever icons there are.
      .filter(([name]) => !name.endsWith('Icon'))
      .map(([name, value]) => ({ name, value, from: face.replace('.', '@portal/ui') }))
  );
}

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

async function storyFile(file: string): Promise<StoryFile> {
  const { default: about } = (await import(join(ui, 'src', file))) as {
    default: { component?: unknown; subcomponents?: Record<string, unknown> };
  };
  return {
    file,
    shown: [about.component, ...Object.values(about.subcomponents ?? {})],
    source: readFileSync(join(ui, 'src', file), 'utf8'),
  };
}

const storyOf = ({ value }: Component) => stories.find(({ shown }) => shown.includes(value));

test('the catalogue has something to compare', () => {
  expect(components.length).toBeGreaterThan(80);
  expect(stories.length).toBeGreaterThan(20);
});

test('each component that a page can import is in the catalogue', () => {
  const missing = components
    .filter((component) => !storyOf(component))
    .map(
      ({ name, from }) =>
        `${name} of ${from} has no story: show its states in a *.stories.tsx beside it, which names it as its component or subcomponent.`,
    );
  expect(missing).toEqual([]);
});

test('what a story file names, it shows', () => {
  const unseen = components.flatMap((component) => {
    const story = storyOf(component);
    if (!story || new RegExp(`<${component.name}\\b`).test(story.source)) return [];
    return [`${story.file} names ${component.name} and does not show it: add a story with it.`];
  });
  expect(unseen).toEqual([]);
});
