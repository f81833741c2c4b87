export { safeHtml as safeRemark } from '#shared/domain/safe_html'
