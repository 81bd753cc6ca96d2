export { openTestbed } from './open-testbed.ts'
