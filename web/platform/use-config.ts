import { useQuery } from '@tanstack/react-query';

/** What this installation is: demo or production, fees, limits. Undefined until the server has told. */
export function useConfig() {
  return useQuery({
    queryKey: ['/api/config'],
    // Loaded on demand: the contract brings zod along, which public pages do without until then.
    queryFn: async () => {
      const [{ getConfig }, { call }] = await Promise.all([import('#contract/system.ts'), import('./api.ts')]);
      return call(getConfig);
    },
  }).data;
}
