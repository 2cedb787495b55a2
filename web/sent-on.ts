import { to } from './paths.ts';

const tab = (name: string) => to('hostDashboard', undefined, { tab: name });

/** Addresses as somebody shortens or remembers them, each with the one that has what they look for: the server sends them on. */
export const sentOn: Readonly<Record<string, string>> = {
  '/host': to('hostDashboard'),
  '/host/overview': to('hostDashboard'),
  '/host/properties': tab('properties'),
  '/host/homes': tab('properties'),
  '/host/jobs': tab('jobs'),
  '/host/cleaners': tab('cleaners'),
  '/host/billing': tab('billing'),
  '/host/settings': tab('settings'),
};
