import { fetchData } from '~/components/shell/failures/fetch_data'
import { RequestFailure } from '~/components/shell/failures/request_failure'

type Answer<T> = { ok: true; data: T } | { ok: false; message: string }

/** Posts to the shop and wants data, with the page's token; what it answers is kept nowhere. */
export async function postJson<T>(
  address: string,
  csrfToken: string,
  body: object
): Promise<Answer<T>> {
  try {
    const { data } = await fetchData<{ data: T }>(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify(body),
      showsRefusals: true,
    })
    return { ok: true, data }
  } catch (failure) {
    return { ok: false, message: failure instanceof RequestFailure ? failure.message : '' }
  }
}

/** The same for the shop's own HTTP API. */
export const postToApi = <T>(path: string, csrfToken: string, body: object) =>
  postJson<T>(`/api/v1${path}`, csrfToken, body)
