import { assemble, type Routine } from './assembler.js';

/** What of WebAssembly is used; its types are those of browsers, which are not known here. */
export type Memory = { readonly buffer: ArrayBuffer };
export type Routines = Readonly<Record<string, (...addresses: number[]) => void>>;
type Assembly = {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: Routines };
};

const assembly = (globalThis as unknown as { WebAssembly?: Assembly }).WebAssembly;
const PAGE = 65536;

/** Memory that routines can work on; none where there is no WebAssembly. */
export function memoryOf(bytes: number): Memory | undefined {
  return assembly === undefined
    ? undefined
    : new assembly.Memory({ initial: Math.ceil(bytes / PAGE) });
}

/** None where it is not there, not allowed by the page, or without instructions for vectors. */
export function routinesOn(memory: Memory, routines: readonly Routine[]): Routines | undefined {
  if (assembly === undefined) return undefined;
  try {
    const module = new assembly.Module(assemble(routines));
    return new assembly.Instance(module, { e: { m: memory } }).exports;
  } catch {
    return undefined;
  }
}
