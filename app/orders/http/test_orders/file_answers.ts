import type { HttpContext } from '@adonisjs/core/http'
import { checksumList, refuseDownload, sendBytes, sendLeaves, type Manifest } from '#delivery'
import { answerList } from '#shared/lists'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { wireDayOf } from '#shared/http/wire'
import { bookTestBytes, markTestFilesUsed } from '#orders/actions/test_orders/book_test_files'
import {
  claimTestArchive,
  claimTestFile,
  listOpenTestFiles,
} from '#orders/actions/test_orders/claim_test_files'
import { orderReference } from '#orders/domain/order_reference'
import { ownTestOrder } from '#orders/http/test_orders/own_test_order'
import { testFileList, type TestFile } from '#orders/lists/test_file_list'
import { claimedTestFile } from '#orders/queries/test_orders/claimed_test_file'
import type { TestOrder } from '#orders/queries/test_orders/test_order'

type Answer = (ctx: HttpContext, order: TestOrder) => unknown

/** Somebody else's order, and a real one, are as unknown as one that is not there. */
const ofOrder = (answer: Answer) => async (ctx: HttpContext) => {
  const order = await ownTestOrder(ctx)
  if (order) return answer(ctx, order)
  return answerRefusal(ctx, refuseDownload('delivery.errors.file_not_found').refusal)
}

const placeOf = ({ number, userId }: TestOrder) => `/api/v1/orders/${number}/${userId}`

export const listTestFiles = ofOrder((ctx, order) => {
  const toWire = ({ name, day, bytes, usedAt, correctedAt, claimEndsAt, ...file }: TestFile) => ({
    ...{ ...file, filename: name, day: wireDayOf(day), size: bytes },
    usedAt: usedAt?.toISOString() ?? null,
    correctedAt: correctedAt?.toISOString() ?? null,
    claimEndsAt: claimEndsAt?.toISOString() ?? null,
    link: `${placeOf(order)}/files/${file.id}/claims`,
  })
  return answerList(ctx, testFileList, toWire, order.number)
})

export const claimForTest = ofOrder(async (ctx, { number }) => {
  const claimed = await claimTestFile({ number, fileId: Number(ctx.params.fileId) })
  if (!claimed.ok) return answerRefusal(ctx, claimed.refusal)
  const { claimId, endsAt, isNew } = claimed.value
  return success(ctx, { claimId, link: `/api/v1/downloads/${claimId}`, endsAt }, isNew ? 201 : 200)
})

export async function sendTestFile(ctx: HttpContext) {
  const claimId = String(ctx.params.claimId)
  const found = await claimedTestFile(callerOf(ctx).id, claimId)
  if (!found.ok) return answerRefusal(ctx, found.refusal)
  const size = found.value.content.length
  return sendBytes(ctx, found.value, (bytes) => bookTestBytes(claimId, size, bytes))
}

export const showTestManifest = ofOrder((ctx, order) => {
  const { manifest, manifestSha256: sha256, signature, keyId } = order
  return success(ctx, { manifest, sha256, signature, keyId, revision: 1 })
})

export const sendTestSums = ofOrder((ctx, { manifest }) => {
  ctx.response.header('content-type', 'text/plain; charset=utf-8')
  ctx.response.header('cache-control', 'private, no-store, no-transform')
  return ctx.response.send(sumsOf(manifest))
})

const sumsOf = (manifest: string) => checksumList((JSON.parse(manifest) as Manifest).files)

export const claimTestZip = ofOrder(async (ctx, order) => {
  const files = await claimTestArchive(order.number)
  if (files === 0) return refuseEmpty(ctx)
  return success(ctx, { link: `${placeOf(order)}/files.zip`, files }, 201)
})

export const sendTestZip = ofOrder(async (ctx, { number, manifest, signature }) => {
  const files = await listOpenTestFiles(number)
  if (files.length === 0) return refuseEmpty(ctx)
  if (ctx.request.method() === 'GET') await markTestFilesUsed(files.map(({ id }) => id))
  return sendLeaves(ctx, orderReference(number), [
    { path: 'manifest.json', content: Buffer.from(manifest) },
    { path: 'manifest.json.sig', content: Buffer.from(signature, 'base64') },
    { path: 'SHA256SUMS', content: Buffer.from(sumsOf(manifest)) },
    ...files,
  ])
})

const refuseEmpty = (ctx: HttpContext) =>
  answerRefusal(ctx, refuseDownload('delivery.errors.nothing_left').refusal)
