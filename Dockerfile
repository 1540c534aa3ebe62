# Hexapoda's server. The page is built and all kernels are compiled in the image: a container plays at full strength at once.
FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
# A release without the page would fail here. Node.js comes as a Python package, for the build alone.
RUN python -m venv /opt/hexapoda \
 && HEXAPODA_RELEASE=1 /opt/hexapoda/bin/pip install --no-cache-dir ".[postgres]"
# For any processor of a level (x86-64-v3, any aarch64), since images travel.
ENV HEXAPODA_PORTABLE=1 HEXAPODA_CACHE=/opt/hexapoda/cache
RUN /opt/hexapoda/bin/hexapoda compile

FROM python:3.13-slim
RUN useradd --uid 1000 --no-create-home hexapoda && install --directory --owner hexapoda /data
COPY --from=build /opt/hexapoda /opt/hexapoda
ENV PATH=/opt/hexapoda/bin:$PATH HEXAPODA_PORTABLE=1 HEXAPODA_CACHE=/opt/hexapoda/cache \
    HEXAPODA_HOST=0.0.0.0 HEXAPODA_PORT=8000 HEXAPODA_DATABASE=sqlite:////data/hexapoda.db
USER hexapoda
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-c", \
    "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
CMD ["hexapoda", "serve"]
