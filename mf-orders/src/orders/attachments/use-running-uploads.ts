import { useEffect, useState } from 'react';

/** The running uploads; leaving the page ends them. */
export function useRunningUploads() {
  const [uploads] = useState(runningUploads);
  useEffect(() => uploads.cancelAll, [uploads]);
  return uploads;
}

function runningUploads() {
  const running = new Map<string, AbortController>();
  return {
    begin(id: string): AbortController {
      const upload = new AbortController();
      running.set(id, upload);
      return upload;
    },
    cancel: (id: string) => running.get(id)?.abort(),
    cancelAll: () => {
      for (const upload of running.values()) upload.abort();
    },
    end: (id: string) => running.delete(id),
  };
}
