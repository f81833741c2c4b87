/* Delivery turns lake days into files for their owners and keeps the ledger of their downloads. */
export { startFulfilment } from '#delivery/actions/start_fulfilment'
export { deliverGivenFiles, type GivenContent } from '#delivery/actions/deliver_given_files'
export {
  DeliveryOwner,
  type Delivered,
  type DownloadRight,
  type Person,
} from '#delivery/ports/delivery_owner'
export { DeliveryProblem } from '#delivery/domain/delivery_problem'
export { extractName } from '#delivery/domain/extract_name'
export { extractFile, type Extracted } from '#delivery/gateways/extract/extract_file'
export type { DeliveryWords, StaffWords } from '#delivery/ports/delivery_words'
export { deliveryOwners } from '#delivery/ports/delivery_owners'
export { deliveryRoutes, type MountedDeliveries } from '#delivery/routes/mounted'
export { deliveryCalls } from '#delivery/api/mounted'
export type { Reference } from '#delivery/domain/reference'
export { filesOf, type FilesPage, type FilesQuery } from '#delivery/queries/files_of'
export { fileList } from '#delivery/lists/file_list'
export { fulfilmentStateOf } from '#delivery/queries/fulfilment_state_of'
export { sheetOf, sheetsOf, type SheetMonth } from '#delivery/queries/sheets_of'
export { progressOf, stepOf, type Progress } from '#delivery/queries/progress_of'
export { currentKeyId, signBytes } from '#delivery/gateways/signing_keys'
export { signedPapers, type SignedPaper, type SignedPapers } from '#delivery/ports/signed_papers'
export { isSigned } from '#delivery/queries/find_manifest'
export { listLinks } from '#delivery/queries/list_links'
export { default as PublicLinkTransformer } from '#delivery/transformers/public_link_transformer'
export { fulfilmentCompleted, fulfilmentFailed, fulfilmentResumed } from '#delivery/topics'
export { default as DeliveryFileTransformer } from '#delivery/transformers/delivery_file_transformer'
export { progressOfAll } from '#delivery/queries/progress_of'
export { restartTask } from '#delivery/actions/tasks/restart_task'
