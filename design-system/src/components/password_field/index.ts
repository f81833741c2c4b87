export { PasswordField } from './password_field'
export { RuleChecklist, type Rule } from './rule_checklist'
