import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { actingFor, endActing, endedTeam, keepActingFor } from '#web/platform/acting-for.ts';
import { shown } from '#web/testing/shown.tsx';
import { useToast } from '#web/ui/toast-state.ts';
import { TeamEnded } from './team-ended.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue(); // jsdom goes to no other page
});

it('whoever is taken off a team while they look is told on the page that follows, once', async () => {
  keepActingFor({ id: 'hanna', name: 'Hanna', role: 'MANAGER', some: false });
  endActing();
  expect([actingFor(), endedTeam()]).toEqual([null, 'Hanna']);
  endActing();
  expect(endedTeam()).toBe('Hanna');

  await shown(<TeamEnded name="Hanna" />, { words: ['errors'] });
  const toast = renderHook(() => useToast()).result;
  await waitFor(() => expect(toast.current?.title).toBe('You’re no longer on Hanna’s team.'));
  expect(endedTeam()).toBeNull();
});

it('who acts for nobody was on no team that ended', () => {
  endActing();
  expect(endedTeam()).toBeNull();
});
