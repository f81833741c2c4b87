/* The face of arrivals: the only file that others import. */
export { audiences, type Audience } from '#arrivals/ports/audiences'
