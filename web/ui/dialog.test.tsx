import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '#web/platform/i18n.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Menu } from './menu.tsx';
import { TextInput } from './text-input.tsx';

const i18n = await createI18n('en', ['ui']);
afterEach(cleanup);

function EditJob() {
  const [open, setOpen] = useState(false);
  return (
    <I18nextProvider i18n={i18n}>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit job">
        <Field label="Notes">
          <TextInput />
        </Field>
      </Dialog>
    </I18nextProvider>
  );
}

it('opens on its first field; Esc closes it and focus returns to the button', async () => {
  render(<EditJob />);
  const edit = screen.getByRole('button', { name: 'Edit' });
  await userEvent.click(edit);
  const notes = await screen.findByLabelText('Notes');
  await waitFor(() => expect(document.activeElement).toBe(notes));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(edit);
});

/** Opened by the state of its page, shown only while it is open: from a button, or from an item of a menu. */
function Untriggered() {
  const [open, setOpen] = useState(false);
  return (
    <I18nextProvider i18n={i18n}>
      <Button onClick={() => setOpen(true)}>Pay</Button>
      <Menu trigger={<Button>More</Button>} items={[{ label: 'Cancel job', onSelect: () => setOpen(true) }]} />
      {open && <Dialog open onOpenChange={setOpen} title="Sure?" />}
    </I18nextProvider>
  );
}

it('gives focus back to the button that opened it, and to the button of the menu it was chosen from', async () => {
  render(<Untriggered />);
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
    <I18nextProvider i18n={i18n}>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Block Tomás Ortega?"
        description="He can no longer sign in or bid."
        confirmLabel="Block cleaner"
        onConfirm={onConfirm}
        loading={loading}
      />
    </I18nextProvider>
  );
}

it('starts a dangerous step on Cancel, so that Enter alone does nothing', async () => {
  const confirm = vi.fn();
  render(<Block onConfirm={confirm} />);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirm).not.toHaveBeenCalled();
});

it('does not go away while the step is under way', async () => {
  const confirm = vi.fn();
  render(<Block onConfirm={confirm} loading />);
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Block cleaner' }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(confirm).not.toHaveBeenCalled();
});
