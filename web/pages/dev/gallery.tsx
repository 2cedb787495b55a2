import { Direction } from 'radix-ui';
import { useEffect } from 'react';
import { useLanguage } from '#web/platform/language.tsx';
import { useSearchParams } from '#web/platform/search-params.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { sampleLanguages } from './english-words.ts';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryBids } from './gallery-bids.tsx';
import { GalleryData } from './gallery-data.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GalleryPictures } from './gallery-pictures.tsx';
import { GalleryStates } from './gallery-states.tsx';
import { sampleWords } from './sample-words.ts';

const themes = ['system', 'light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;

/** Every piece of the design system in every state; theme, direction and words are in the address. */
export function Gallery() {
  const [query, setQuery] = useSearchParams();
  const theme = oneOf(themes, query.get('theme')) ?? 'system';
  const reader = useLanguage().language;
  const language = oneOf(sampleLanguages, query.get('words') ?? reader) ?? 'en';
  const w = sampleWords(language);
  const dir = oneOf(directions, query.get('dir')) ?? (language === 'ar' ? 'rtl' : 'ltr');
  usePageLook(theme, dir, language);

  function change(name: string, value: string | null) {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    if (name === 'words') next.delete('dir');
    setQuery(next, { preventScrollReset: true });
  }

  return (
    <Direction.Provider dir={dir}>
      <div className="page pb-24">
        <PageTitle>web/ui</PageTitle>
        <PageHead
          title="web/ui"
          lede="Every piece, every state"
          actions={
            <>
              <Choice label="Theme" options={themes} value={theme} onChange={(value) => change('theme', value)} />
              <Choice label="Direction" options={directions} value={dir} onChange={(value) => change('dir', value)} />
              <Choice
                label="Words"
                options={sampleLanguages}
                value={language}
                onChange={(value) => change('words', value)}
              />
            </>
          }
        />
        <div className="grid gap-10">
          <Group title="Actions">
            <GalleryActions w={w} />
          </Group>
          <Group title="Fields">
            <GalleryFields w={w} />
          </Group>
          <Group title="States">
            <GalleryStates w={w} />
          </Group>
          <Group title="Data">
            <GalleryData w={w} />
            <GalleryBids w={w} />
          </Group>
          <Group title="Overlays">
            <GalleryOverlays w={w} initial={query.get('open')} />
          </Group>
          <Group title="Pictures">
            <GalleryPictures w={w} />
          </Group>
        </div>
      </div>
    </Direction.Provider>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Section title={title}>
      <div className="grid gap-x-10 gap-y-3 md:grid-cols-2">{children}</div>
    </Section>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value | null) => void;
};

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Segmented
      label={label}
      size="compact"
      value={value}
      onValueChange={onChange}
      options={options.map((option) => ({ value: option, label: option }))}
    />
  );
}

function usePageLook(theme: (typeof themes)[number], dir: 'ltr' | 'rtl', language: string) {
  useEffect(() => {
    const root = document.documentElement;
    const before = { dir: root.dir, lang: root.lang, theme: root.dataset.theme };
    // After the root, which sets the reader's own language when the page is first shown.
    const timer = setTimeout(() => dress(root, { dir, lang: language, theme: theme === 'system' ? undefined : theme }));
    return () => {
      clearTimeout(timer);
      dress(root, before);
    };
  }, [theme, dir, language]);
}

function dress(root: HTMLElement, look: { dir: string; lang: string; theme: string | undefined }) {
  root.dir = look.dir;
  root.lang = look.lang;
  if (look.theme) root.dataset.theme = look.theme;
  else delete root.dataset.theme;
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted);
}
