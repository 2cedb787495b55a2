import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Menu } from './menu.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

function EditJob() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit job">
        <Field label="Notes">
          <TextInput />
        </Field>
      </Dialog>
    </>
  );
}

it('opens on its first field; Esc closes it and focus returns to the button', async () => {
  await shown(<EditJob />);
  const edit = screen.getByRole('button', { name: 'Edit' });
  await userEvent.click(edit);
  const notes = await screen.findByLabelText('Notes');
  await waitFor(() => expect(document.activeElement).toBe(notes));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(edit);
});

it('opens at its top where the first field is further down than what is to be read before it', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 300, 44));
  await shown(<EditJob />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  vi.restoreAllMocks();
});

it('opens at its top where its only field is aside from what one came for', async () => {
  await shown(
    <Dialog open onOpenChange={() => undefined} title="Dana Reyes">
      <Field label="Note to self">
        <TextArea data-aside />
      </Field>
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(dialog));
});

/** Opened by its page's state and mounted only while open: from a button, or from a menu item. */
function Untriggered() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pay</Button>
      <Menu trigger={<Button>More</Button>} items={[{ label: 'Cancel job', onSelect: () => setOpen(true) }]} />
      {open && <Dialog open onOpenChange={setOpen} title="Sure?" />}
    </>
  );
}

it('returns focus to the button that opened it, or to the button of the menu it was chosen from', async () => {
  await shown(<Untriggered />);
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const pay = screen.getByRole('button', { name: 'Pay' });
  await userEvent.click(pay);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(pay));

  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Cancel job' });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(more));
});

function Block({ onConfirm, loading }: { onConfirm: () => void; loading?: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Block Tomás Ortega?"
      description="He can no longer sign in or bid."
      confirmLabel="Block cleaner"
      onConfirm={onConfirm}
      loading={loading}
    />
  );
}

it('starts a dangerous step with focus on Cancel, so that Enter alone does nothing', async () => {
  const confirm = vi.fn();
  await shown(<Block onConfirm={confirm} />);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirm).not.toHaveBeenCalled();
});

it('stays open while the step is in progress', async () => {
  const confirm = vi.fn();
  await shown(<Block onConfirm={confirm} loading />);
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Block cleaner' }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(confirm).not.toHaveBeenCalled();
});
