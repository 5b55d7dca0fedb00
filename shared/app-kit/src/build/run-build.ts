import webpack, { type Configuration } from 'webpack';

/**
 * Runs a build in this program, as `webpack` does in one of its own.
 * @throws with what webpack says about a build that failed.
 */
export async function runBuild(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack takes no such configuration');
  try {
    const stats = await settled<webpack.Stats | undefined>((done) => compiler.run(done));
    if (stats?.hasErrors()) throw new Error(stats.toString(configuration.stats));
  } finally {
    // Stores what was compiled, and releases the lock of the cache.
    await settled((done) => compiler.close((error) => done(error)));
  }
}

const settled = <Value>(
  start: (done: (error: Error | null, value?: Value) => void) => void,
): Promise<Value | undefined> =>
  new Promise((resolve, reject) => start((error, value) => (error ? reject(error) : resolve(value))));
