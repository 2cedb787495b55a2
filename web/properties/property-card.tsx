import { Ellipsis, House, type LucideIcon, MapPinOff, Package, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteProperty, updateProperty } from '#contract/calls.ts';
import type { HostProperty, Property } from '#contract/properties.ts';
import { shownAddress } from '#contract/shown-address.ts';
import { to } from '#web/paths.ts';
import { formatList, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { useRooms } from '#web/platform/use-rooms.ts';
import { formatWallDay } from '#web/platform/wall-day.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MenuItem } from '#web/ui/menu-panel.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { titleLinkStyle } from '#web/ui/text-link-style.ts';
import { NextAtHome } from './next-at-home.tsx';
import { lacksPlace } from './property-values.ts';

interface PropertyCardProps {
  property: HostProperty;
  onEdit: () => void;
  onRemove: () => void;
  /** The first thing to do there, and quieter what else there is. */
  action?: ReactNode;
  /** What else its menu offers. */
  menu?: readonly MenuItem[] | undefined;
  /** What is wrong there, if anything. */
  trouble?: ReactNode;
}

/** A property in the grid: its five lines stand at the height of those beside it, whichever of them a home lacks. */
export function PropertyCard({ property, onEdit, onRemove, action, menu = [], trouble }: PropertyCardProps) {
  const { t } = useTranslation('properties');
  const remove = { label: t('remove.button'), icon: Trash2, danger: true, onSelect: onRemove };
  const mayEdit = may(updateProperty);
  const items = [...menu, ...(may(deleteProperty) ? [remove] : [])];
  return (
    <Card className="row-span-full grid grid-rows-subgrid">
      <div className="flex items-start justify-between gap-3">
        <HomePicture property={property} />
        <div className="min-w-0 flex-1">
          <h3 className="text-16 wrap-anywhere">
            <Link to={to('hostHome', { id: property.id })} className={titleLinkStyle}>
              <bdi>{property.title}</bdi>
            </Link>
          </h3>
          <p className="text-14 wrap-anywhere text-ink-soft">
            <bdi>{shownAddress(property)}</bdi>
          </p>
        </div>
        <div className="-me-1.5 -mt-1 flex">
          {mayEdit && (
            <IconButton
              icon={Pencil}
              size="compact"
              label={t('card.edit', { title: property.title })}
              onClick={onEdit}
            />
          )}
          {items.length > 0 && (
            <Menu
              trigger={<IconButton icon={Ellipsis} size="compact" label={t('card.more', { title: property.title })} />}
              items={items}
            />
          )}
        </div>
      </div>
      <PropertyFacts property={property} />
      <NextAtHome property={property} />
      <div className="grid content-start gap-1">
        {trouble}
        <PropertyNotes property={property} onEdit={mayEdit && onEdit} />
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-x-1 gap-y-2 border-t border-line pt-3 max-sm:*:grow">
        {action}
      </div>
    </Card>
  );
}

/** Beside the title, where it is always as large, picture or none. */
function HomePicture({ property: { picture } }: { property: Property }) {
  return (
    <span className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-tag bg-linen">
      <House aria-hidden size={22} strokeWidth={1.75} className="text-ink-faint" />
      {picture && (
        <img
          src={picture.thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="photo absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}

/** Each at its own side: the payout stands where it stands in the next card, also where the rooms are not known. */
function PropertyFacts({ property }: { property: Property }) {
  const { t } = useTranslation('properties');
  const rooms = useRooms()(property);
  return (
    <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-14 tabular-nums">
      <span>{rooms}</span>
      <span className="text-13 text-ink-soft">
        {t('card.usual', { amount: formatMoney(property.defaultPayoutCents) })}
      </span>
    </p>
  );
}

/** What only some homes have: what is missing first, then what repeats. */
function PropertyNotes({ property, onEdit }: { property: HostProperty; onEdit: (() => void) | false }) {
  const { t } = useTranslation('properties');
  const { language } = useLanguage();
  const { repeats, lowSupplies } = property;
  return (
    <>
      {property.calendarIntegrationEnabled && (
        <Badge tone="green" className="justify-self-start">
          {t('card.synced')}
        </Badge>
      )}
      {lacksPlace(property) && (
        <Lack icon={MapPinOff}>
          {t(property.placeKnown ? 'place.zoneUnknown' : 'card.placeUnknown')}{' '}
          {onEdit && <TextButton onClick={onEdit}>{t('card.addPlace')}</TextButton>}
        </Lack>
      )}
      {lowSupplies.length > 0 && (
        <Lack icon={Package}>{t('card.low', { names: formatList(lowSupplies, language) })}</Lack>
      )}
      {repeats && (
        <p className="text-13 text-ink-soft tabular-nums">
          {repeats.date
            ? t('card.repeating', { day: formatWallDay(repeats.date, language) })
            : t(repeats.paused ? 'card.repeatingPaused' : 'card.repeatingSkipped')}
        </p>
      )}
    </>
  );
}

const Lack = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <p className="flex items-start gap-2 text-13 wrap-anywhere text-amber-ink">
    <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
    <span>{children}</span>
  </p>
);
