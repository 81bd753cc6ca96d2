/** Who writes the records; the version is that of `package.json`. */
export const PROGRAM = { name: 'headstring', version: '0.1.0' } as const
