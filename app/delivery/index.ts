/* Delivery turns lake days into files of an order and keeps the ledger of their downloads. */
export { startFulfilment, type FulfilmentRequest } from '#delivery/actions/start_fulfilment'
export {
  deliverGivenFiles,
  type GivenContent,
  type GivenDelivery,
} from '#delivery/actions/deliver_given_files'
export { claimFile, type Claim, type ClaimRequest } from '#delivery/actions/claim_file'
export { grantFile, type GrantRequest } from '#delivery/actions/grant_file'
export { restartTask } from '#delivery/actions/restart_task'
export { stopTask } from '#delivery/actions/stop_task'
export {
  LedgerAccess,
  type Delivered,
  type DownloadRight,
  type Person,
} from '#delivery/ports/ledger_access'
export {
  FILE_COLUMNS,
  FILE_VIEWS,
  filesOf,
  type DeliveryFile,
  type FilesPage,
  type FilesQuery,
} from '#delivery/queries/files_of'
export { listTasks, type DeliveryTask, type TasksPage } from '#delivery/queries/list_tasks'
export { readTaskList, type TaskList } from '#delivery/queries/task_list'
export { fulfilmentStateOf } from '#delivery/queries/fulfilment_state_of'
export { progressOf, stepOf, type Progress, type TaskProgress } from '#delivery/queries/progress_of'
export { isSigned } from '#delivery/queries/find_manifest'
export { listLinks, type PublicLink } from '#delivery/queries/list_links'
export { default as PublicLinkTransformer } from '#delivery/transformers/public_link_transformer'
export type { FileState } from '#delivery/domain/file_state'
export { TASK_STATES, type TaskState } from '#delivery/domain/task_state'
export { fulfilmentCompleted, fulfilmentFailed, fulfilmentResumed } from '#delivery/topics'
export { default as DeliveryFileTransformer } from '#delivery/transformers/delivery_file_transformer'
export { default as DeliveryTaskTransformer } from '#delivery/transformers/delivery_task_transformer'
