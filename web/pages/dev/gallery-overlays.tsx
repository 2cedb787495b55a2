import { Briefcase, Home, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CommandPalette } from '#web/ui/command-palette.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import type { SampleWords } from './english-words.ts';
import { Piece } from './piece.tsx';
import { sampleMoments } from './sample-moments.ts';

type Overlay = 'dialog' | 'confirm' | 'sheet' | 'palette';

export function GalleryOverlays({ w, initial }: { w: SampleWords; initial: string | null }) {
  const [open, setOpen] = useState<string | null>(initial);
  const bind = (name: Overlay) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : null),
  });
  const finish = () => setOpen(null);
  return (
    <Piece name="dialog, confirm-dialog, sheet, command-palette, toast" wide>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('confirm')}>{w.block}</Button>
        <Button onClick={() => setOpen('palette')}>{w.search}</Button>
        <Button onClick={() => showToast({ title: w.synced, description: w.syncedText, tone: 'success' })}>
          {w.synced}
        </Button>
        <Button
          onClick={() =>
            showToast({ title: w.errorTitle, tone: 'danger', action: { label: w.compare, onSelect: finish } })
          }
        >
          {w.errorTitle}
        </Button>
        <DialogSample w={w} {...bind('dialog')} />
        <SheetSample w={w} {...bind('sheet')} />
      </div>
      <ConfirmDialog
        {...bind('confirm')}
        title={w.blockTitle}
        description={w.blockText}
        confirmLabel={w.block}
        cancelLabel={w.keep}
        onConfirm={finish}
      />
      <CommandPalette
        {...bind('palette')}
        placeholder={w.search}
        emptyLabel={w.nothing}
        groups={[
          {
            heading: w.jobs,
            items: [
              { id: 'j1', label: 'Dune House', detail: sampleMoments(w).day(1), icon: Briefcase, onSelect: finish },
            ],
          },
          {
            heading: w.properties,
            items: [
              { id: 'p1', label: 'Carriage Loft', icon: Home, onSelect: finish },
              { id: 'u1', label: 'Dana Reyes', icon: User, onSelect: finish },
            ],
          },
        ]}
      />
    </Piece>
  );
}

type SampleProps = { w: SampleWords; open: boolean; onOpenChange: (open: boolean) => void };

function DialogSample({ w, open, onOpenChange }: SampleProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={w.edit}
      description={w.emptyText}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{w.cancel}</Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {w.post}
          </Button>
        </>
      }
    >
      <Field label={w.email} help={w.emailHelp}>
        <TextInput type="email" />
      </Field>
    </Dialog>
  );
}

function SheetSample({ w, open, onOpenChange }: SampleProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Sea Oats Cottage"
      description={w.refused}
      footer={<Button variant="primary">{w.compare}</Button>}
    >
      <p>{w.blockText}</p>
    </Sheet>
  );
}
