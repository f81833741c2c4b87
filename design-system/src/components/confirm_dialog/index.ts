export { ConfirmDialog } from './confirm_dialog'
