export { SessionTimeoutDialog } from './session_timeout_dialog'
