import { ArrowRight, Ban, Copy, Ellipsis, Pencil, Plus, Star } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Count } from '#web/ui/count.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { SampleWords } from './english-words.ts';
import { Piece } from './piece.tsx';

export function GalleryActions({ w }: { w: SampleWords }) {
  return (
    <>
      <Buttons w={w} />
      <Piece name="icon-button, menu, text-link, text-button">
        <div className="flex flex-wrap items-center gap-3">
          <IconButton icon={Pencil} label={w.edit} />
          <IconButton icon={Copy} label={w.compare} variant="secondary" />
          <IconButton icon={ArrowRight} label={w.more} directional size="compact" />
          <IconButton icon={Star} label={w.rating} loading />
          <IconButton icon={Star} label={w.rating} disabled />
          <MenuSample w={w} />
          <TextLink to="/dev/ui">{w.sectionAside}</TextLink>
          <TextButton>{w.compare}</TextButton>
        </div>
      </Piece>
      <Choices w={w} />
      <Piece name="badge, count">
        <div className="flex flex-wrap gap-2">
          <Badge tone="solid">{w.inProgress}</Badge>
          <Badge tone="green">{w.paid}</Badge>
          <Badge tone="apricot" icon={Star}>
            {w.needsYou}
          </Badge>
          <Badge tone="amber">{w.waiting}</Badge>
          <Badge tone="red">{w.refused}</Badge>
          <Badge>{w.canceled}</Badge>
          <Badge tone="line">{w.open}</Badge>
          <Count value={12} />
          <Count value={3} hot />
        </div>
      </Piece>
    </>
  );
}

function Buttons({ w }: { w: SampleWords }) {
  return (
    <Piece name="button, link-button" wide>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={Plus}>
          {w.post}
        </Button>
        <Button icon={Pencil}>{w.edit}</Button>
        <Button variant="tinted">{w.compare}</Button>
        <Button variant="quiet">{w.more}</Button>
        <Button variant="danger" icon={Ban}>
          {w.block}
        </Button>
        <Button variant="danger-solid">{w.block}</Button>
        <LinkButton to="/dev/ui">{w.edit}</LinkButton>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" loading>
          {w.post}
        </Button>
        <Button variant="primary" disabled>
          {w.post}
        </Button>
        <Button disabled>{w.edit}</Button>
        <Button variant="secondary" size="compact">
          {w.compare}
        </Button>
        <Button variant="tinted" size="compact">
          {w.compare}
        </Button>
        <Button variant="secondary" size="large">
          {w.compare}
        </Button>
      </div>
      <div className="max-w-md">
        <Button variant="primary" size="xl">
          {w.accept}
        </Button>
      </div>
      <div className="flex flex-wrap gap-3 rounded-card bg-green-deep p-5">
        <Button variant="deep" size="large">
          {w.post}
        </Button>
        <Button variant="deep-outline" size="large">
          {w.compare}
        </Button>
      </div>
    </Piece>
  );
}

function MenuSample({ w }: { w: SampleWords }) {
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={w.more} variant="secondary" />}
      heading="Marta Lindqvist"
      items={[
        { label: w.edit, icon: Pencil },
        { label: w.compare, icon: Copy, to: '/dev/ui', detail: w.sectionAside },
        { label: w.today, checked: true },
        { label: w.settings, disabled: true },
        'separator',
        { label: w.block, icon: Ban, danger: true },
      ]}
    />
  );
}

function Choices({ w }: { w: SampleWords }) {
  const [place, setPlace] = useState<'1' | '2' | '3' | null>('1');
  const [on, setOn] = useState(true);
  return (
    <Piece name="segmented, chip">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={w.price}
          clearable
          value={place}
          onValueChange={setPlace}
          options={[
            { value: '1', label: '1' },
            { value: '2', label: '2' },
            { value: '3', label: '3' },
          ]}
        />
        <Chip label={w.open} count={14} pressed={on} onPress={() => setOn(!on)} />
        <Chip label={w.state} />
        <Chip label={`${w.city}: Savannah`} onRemove={() => setOn(false)} />
      </div>
    </Piece>
  );
}
