import { refuse, type Refusal, type Refused, type RefusalStatus } from '#shared/domain/result'

const STATUS = {
  'delivery.errors.file_not_found': 404,
  'delivery.errors.not_completed': 409,
  'delivery.errors.not_ready': 409,
  'delivery.errors.already_downloaded': 410,
  'delivery.errors.window_ended': 410,
  'delivery.errors.claim_ended': 410,
  'delivery.errors.not_signed': 409,
  'delivery.errors.nothing_left': 410,
  'delivery.errors.no_files_to_share': 409,
  'delivery.errors.link_not_found': 404,
  'delivery.errors.too_many_links': 409,
  'delivery.errors.token_not_valid': 401,
} as const satisfies Record<string, RefusalStatus>

export type DownloadRefusal = keyof typeof STATUS

export const refuseDownload = (
  code: DownloadRefusal,
  params: Refusal['params'] = undefined
): Refused<DownloadRefusal> => refuse(code, { status: STATUS[code], ...(params && { params }) })
