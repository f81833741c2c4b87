import { useShared } from '~/hooks/use_shared'

/** Lets a form be sent without scripts; with them the request carries the token itself. */
export function CsrfField() {
  const { csrfToken } = useShared()
  return <input type="hidden" name="_csrf" value={csrfToken} />
}
