import { ErrorPage } from '~/components/site/error_page'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ message?: string; requestId?: string | null }>

export default function ServerError({ requestId }: Props) {
  return <ErrorPage name="server_error" action="server_error.home" href="/" requestId={requestId} />
}
