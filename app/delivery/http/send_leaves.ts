import type { HttpContext } from '@adonisjs/core/http'
import { fileStemOf, type Reference } from '#delivery/domain/reference'
import type { Leaf } from '#delivery/http/archive_body'
import { sendArchive } from '#delivery/http/send_archive'

export const sendLeaves = (ctx: HttpContext, reference: Reference, leaves: readonly Leaf[]) =>
  sendArchive(ctx, { stem: fileStemOf(reference), leaves })
