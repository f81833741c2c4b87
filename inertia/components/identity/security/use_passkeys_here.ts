import { useHydrated } from '~/hooks/use_hydrated'

/** Whether this browser knows passkeys; false until the page's script runs. */
export function useHasPasskeysHere(): boolean {
  const isAlive = useHydrated()
  return isAlive && typeof window.PublicKeyCredential === 'function'
}
